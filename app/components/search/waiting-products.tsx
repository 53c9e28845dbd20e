import * as carousel from "~/components/ui/carousel.css";
import { Spinner } from "~/components/ui/spinner";
import { SkeletonCard } from "./product-card-skeleton";
import * as styles from "./waiting-products.css";

const PLACES = [1, 2, 3, 4, 5];

/** The places of products to come, in the carousel's own boxes, so that nothing moves then. */
export function WaitingProducts() {
  return (
    <>
      <div className={styles.line}>
        <Spinner label="Searching for suitable products..." />
      </div>
      <ProductPlaces />
    </>
  );
}

/** A row of products to come, without a word. */
export function ProductPlaces() {
  return (
    <div className={carousel.frame} aria-hidden="true">
      <div className={styles.places}>
        {PLACES.map((place) => (
          <div key={place} className={carousel.item}>
            <SkeletonCard />
          </div>
        ))}
      </div>
    </div>
  );
}
