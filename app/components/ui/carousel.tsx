import { useRef } from "react";
import * as styles from "./carousel.css";
import type { CarouselProps } from "./carousel-props";
import { useCarouselUpgrade } from "./use-carousel-upgrade";

/**
 * A list that scrolls and snaps without JavaScript. After hydration a carousel with arrows of the
 * same size may replace it (docs/decisions/052-when-the-carousel-takes-over.md).
 */
export function Carousel({ label, items, staysList = false }: CarouselProps) {
  const list = useRef<HTMLElement>(null);
  const Sliding = useCarouselUpgrade(list, staysList);
  if (Sliding) return <Sliding label={label} items={items} />;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard. */}
      <section ref={list} className={styles.scroller} aria-label={label} tabIndex={0}>
        <ul className={styles.list}>
          {items.map(({ id, content }) => (
            <li key={id} className={styles.item}>
              {content}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
