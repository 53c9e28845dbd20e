import { hiddenText } from "~/components/ui/page.css";
import { firstSentence, reviewHeading, reviewLabel } from "~/domain/products/review";
import type { WireProduct } from "~/domain/search/suggestion";
import { ReportText } from "./report-text";
import * as styles from "./review-block.css";

type Props = {
  product: WireProduct;
  position: number;
  /** Whether its review is written once it is in view. */
  isComing: boolean;
};

/**
 * A product's review, or the notice that it is being written: its first sentence and label, and the
 * rest behind a native `<details>`.
 */
export function ReviewBlock({ product, position, isComing }: Props) {
  const { review, reviewState, asin, title } = product;
  if (review) {
    const { first, rest } = firstSentence(review.reviewText);
    return (
      <div className={styles.block}>
        <div className={styles.intro}>
          <h4 className={styles.heading}>{reviewHeading(review)}</h4>{" "}
          <p className={styles.label}>{reviewLabel(review)}</p> <p>{first}</p>
        </div>
        <details className={styles.more}>
          <summary className={styles.toggle}>
            {review.pros.length + review.cons.length > 0 ? "Pros and considerations" : "More"}
            <span className={hiddenText}> of {title}</span>
          </summary>
          <div className={styles.rest}>
            {rest && <p>{rest}</p>}
            <Points name="Pros:" points={review.pros} />
            <Points name="Considerations:" points={review.cons} />
            <ReportText asin={asin} title={title} position={position} />
          </div>
        </details>
      </div>
    );
  }
  if (reviewState !== "waiting" && !isComing) return null;
  const isBook = product.featureBullets.length === 0 && product.bookDescription !== null;
  return (
    <div className={`${styles.block} ${styles.waiting}`}>
      <p>{isBook ? "Generating summary…" : "Generating review…"}</p>
    </div>
  );
}

function Points({ name, points }: { name: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p className={styles.part}>{name}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
