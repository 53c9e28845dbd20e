import { skeleton } from "~/components/ui/skeleton.css";
import * as idea from "./idea-section.css";
import * as styles from "./idea-skeleton.css";
import { ProductRowSkeleton } from "./products-skeleton";

/** A placeholder for the first idea; hidden from screen readers, which get the spinner above it. */
export function IdeaSkeleton() {
  return (
    <div className={idea.idea} aria-hidden="true">
      <div className={idea.words}>
        <div className={`${styles.title} ${skeleton}`} />
        <div className={`${styles.line} ${skeleton}`} />
        <div className={`${styles.lastLine} ${skeleton}`} />
      </div>
      <ProductRowSkeleton />
    </div>
  );
}
