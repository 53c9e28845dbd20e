import * as styles from "./component-gallery.css";
import { ControlGallery } from "./control-gallery";
import { GiftGallery } from "./gift-gallery";
import { SurfaceGallery } from "./surface-gallery";

/** Every component in every static state, in one theme. */
export function ComponentGallery({ theme }: { theme: "dark" | "light" }) {
  const id = (name: string) => `${theme}-${name}`;
  return (
    <section className={styles.theme} data-theme={theme} aria-labelledby={id("title")}>
      <h2 id={id("title")}>{theme === "dark" ? "Dark" : "Light"}</h2>
      <ControlGallery id={id} />
      <SurfaceGallery id={id} />
      <GiftGallery id={id} from={theme === "dark" ? 100 : 200} />
    </section>
  );
}
