import { Form } from "@remix-run/react";
import * as styles from "./gift-section.css";

/** The choice between a carousel for each person and tiles; `from` is the page to come back to. */
export function GiftView({ view, from }: { view: string; from: string }) {
  return (
    <Form method="post" action="/saved-gifts" className={styles.views} preventScrollReset>
      <input type="hidden" name="from" value={from} />
      <button
        type="submit"
        className={styles.view}
        name="view"
        value="carousel"
        aria-pressed={view === "carousel"}
      >
        Carousel
      </button>
      <button
        type="submit"
        className={styles.view}
        name="view"
        value="tiles"
        aria-pressed={view === "tiles"}
      >
        Tiles
      </button>
    </Form>
  );
}
