import { type ReactNode, useRef } from "react";
import * as styles from "~/components/ui/carousel.css";
import { useTakeover } from "~/components/ui/use-carousel-upgrade";
import type { WireProduct } from "~/domain/search/suggestion";
import { ProductCard } from "./product-card";

export type CarouselProps = { label: string; items: { id: string; content: ReactNode }[] };

type Props = { label: string; products: WireProduct[]; position?: number };

/** The products of an idea in a row; `position` is that of the idea. */
export function ProductCarousel({ label, products, position }: Props) {
  const items = products.map((product) => ({
    id: product.asin,
    content: <ProductCard product={product} position={position} />,
  }));
  return <ItemCarousel label={label} items={items} />;
}

/**
 * A list that scrolls and snaps by itself; after hydration a carousel with arrows takes its place
 * in the same boxes.
 */
export function ItemCarousel({ label, items }: CarouselProps) {
  const list = useRef<HTMLElement>(null);
  const Sliding = useTakeover(list);
  if (Sliding) return <Sliding label={label} items={items} />;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
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
