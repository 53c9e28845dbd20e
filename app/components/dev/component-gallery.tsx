import { ControlGallery } from "./control-gallery";
import { GiftGallery } from "./gift-gallery";
import { SurfaceGallery } from "./surface-gallery";

/** Every component in every static state, in the theme of the page. */
export function ComponentGallery() {
  return (
    <>
      <ControlGallery />
      <SurfaceGallery />
      <GiftGallery />
    </>
  );
}
