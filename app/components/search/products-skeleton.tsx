import * as carousel from "~/components/ui/carousel.css";
import { Spinner } from "~/components/ui/spinner";
import { ProductCardSkeleton } from "./product-card-skeleton";
import * as styles from "./products-skeleton.css";

const PLACES = [1, 2, 3, 4, 5];

/** Placeholders in the layout of the carousel, under a spinner, to avoid a layout shift. */
export function ProductsSkeleton({ note }: { note: string | null }) {
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        <Spinner label={note ?? "Searching for suitable products..."} />
      </div>
      <ProductRowSkeleton />
    </div>
  );
}

/** A row of placeholders in the layout of the carousel. */
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
