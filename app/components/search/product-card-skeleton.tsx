import { skeleton } from "~/components/ui/skeleton.css";
import * as styles from "./product-card-skeleton.css";

/** A placeholder with the layout of a product card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={`${styles.picture} ${skeleton}`} />
      <div className={styles.body}>
        <div className={`${styles.title} ${skeleton}`} />
        <div className={`${styles.price} ${skeleton}`} />
      </div>
    </div>
  );
}
