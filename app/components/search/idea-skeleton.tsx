import { skeleton } from "~/components/ui/skeleton.css";
import * as idea from "./idea-section.css";
import * as styles from "./idea-skeleton.css";
import { ProductRowSkeleton } from "./products-skeleton";

/** A placeholder for the words and products of an idea, in their layout; screen readers skip it. */
export function IdeaSkeleton() {
  return (
    <>
      <div className={idea.words} aria-hidden="true">
        <div className={`${styles.description} ${skeleton}`} />
        <div className={`${styles.why} ${skeleton}`} />
      </div>
      <div className={idea.products} aria-hidden="true">
        <ProductRowSkeleton />
        <div className={`${styles.touch} ${skeleton}`} />
      </div>
    </>
  );
}

export const TitleSkeleton = () => <div className={`${styles.title} ${skeleton}`} />;
