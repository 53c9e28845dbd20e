import { type Review, reviewHeading, reviewLabel } from "~/domain/products/review";
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
 * A product's review with its label and a report button, or the notice that it is being written.
 */
export function ReviewBlock({ product, position, isComing }: Props) {
  const { review, reviewState } = product;
  if (review) {
    return (
      <div className={styles.block}>
        <ReviewText review={review} />
        <ReportText asin={product.asin} title={product.title} position={position} />
      </div>
    );
  }
  if (reviewState !== "waiting" && !isComing) return null;
  const isBook = product.featureBullets.length === 0 && product.bookDescription !== null;
  return (
    <div className={styles.block}>
      <p className={styles.waiting}>{isBook ? "Generating summary…" : "Generating review…"}</p>
    </div>
  );
}

/** A review with its label. */
export function ReviewText({ review }: { review: Review }) {
  return (
    <>
      <h4 className={styles.heading}>{reviewHeading(review)}</h4>
      <p className={styles.label}>{reviewLabel(review)}</p>
      <p>{review.reviewText}</p>
      <Points name="Pros:" points={review.pros} />
      <Points name="Considerations:" points={review.cons} />
    </>
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
