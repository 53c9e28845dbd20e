import * as carousel from "~/components/ui/carousel.css";
import { Spinner } from "~/components/ui/spinner";
import { ProductCardSkeleton } from "./product-card-skeleton";
import * as styles from "./products-skeleton.css";

const PLACES = [1, 2, 3, 4, 5];

/** The places of products to come, in the carousel's own boxes, so that nothing moves then. */
export function ProductsSkeleton() {
  return (
    <>
      <div className={styles.line}>
        <Spinner label="Searching for suitable products..." />
      </div>
      <ProductRowSkeleton />
    </>
  );
}

/** A row of products to come, without a word. */
export function ProductRowSkeleton() {
  return (
    <div className={carousel.frame} aria-hidden="true">
      <div className={styles.places}>
        {PLACES.map((place) => (
          <div key={place} className={carousel.item}>
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
