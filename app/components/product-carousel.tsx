import { lazy, Suspense } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { WireProduct } from "~/domain/search";
import { ProductCard } from "./product-card";
import * as styles from "./product-carousel.css";

const SlidingProducts = lazy(async () => ({
  default: (await import("./sliding-products")).SlidingProducts,
}));

export type ProductCarouselProps = { label: string; products: WireProduct[]; position?: number };

/**
 * A list that scrolls and snaps by itself; after hydration a carousel with arrows takes its place
 * in the same boxes.
 */
export function ProductCarousel(props: ProductCarouselProps) {
  const hydrated = useHydrated();
  const list = <ScrollingProducts {...props} />;
  if (!hydrated) return list;
  return (
    <Suspense fallback={list}>
      <SlidingProducts {...props} />
    </Suspense>
  );
}

function ScrollingProducts({ label, products, position }: ProductCarouselProps) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} aria-label={label} tabIndex={0}>
        <ul className={styles.list}>
          {products.map((product) => (
            <li key={product.asin} className={styles.item}>
              <ProductCard product={product} position={position} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
