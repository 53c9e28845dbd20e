import { ControlGallery } from "./control-gallery";
import { GiftGallery } from "./gift-gallery";
import { ListGallery } from "./list-gallery";
import { SurfaceGallery } from "./surface-gallery";

/** Every component in every static state, in the theme of the page. */
export function ComponentGallery() {
  return (
    <>
      <ControlGallery />
      <SurfaceGallery />
      <GiftGallery />
      <ListGallery />
    </>
  );
}
