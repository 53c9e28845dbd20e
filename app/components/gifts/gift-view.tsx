import { Form } from "@remix-run/react";
import * as styles from "./gift-section.css";

const VIEWS = { carousel: "Carousel", tiles: "Tiles" };

/** The choice between a carousel for each person and tiles; `from` is the page to come back to. */
export function GiftView({ view, from }: { view: string; from: string }) {
  return (
    <Form method="post" action="/saved-gifts" className={styles.views} preventScrollReset>
      <input type="hidden" name="from" value={from} />
      {Object.entries(VIEWS).map(([value, label]) => (
        <button
          key={value}
          type="submit"
          className={styles.view}
          name="view"
          value={value}
          aria-pressed={view === value}
        >
          {label}
        </button>
      ))}
    </Form>
  );
}
