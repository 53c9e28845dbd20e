import { skeleton } from "~/components/ui/skeleton.css";
import * as styles from "./product-card.css";
import * as own from "./product-card-skeleton.css";

/** A placeholder with the layout of a product card. */
export function ProductCardSkeleton() {
  return (
    <div className={own.card}>
      <div className={`${own.picture} ${skeleton}`} />
      <div className={`${styles.title} ${skeleton}`} />
      <div className={`${own.price} ${skeleton}`} />
    </div>
  );
}
