import { AFFILIATE_DISCLOSURE } from "~/domain/disclosure";
import { reviewLabel } from "~/domain/review";
import { type SavedGift, sayPriceWhenSaved } from "~/domain/saved-gift";
import { muted, stack } from "../page.css";
import { Star } from "../star";
import * as styles from "./gift-section.css";

/** All that was kept of a gift, as it was seen when it was saved. */
export function GiftDetail({ gift }: { gift: SavedGift }) {
  const { asin, title, description, productUrl, imageUrl, reviewSummary, pros, cons } = gift;
  return (
    <div className={styles.detail}>
      <div className={styles.framed}>
        <img className={styles.picture} src={imageUrl} alt="" width={256} height={256} />
        <Star asin={asin} title={title} />
      </div>
      <div className={stack({ gap: "small" })}>
        <p>{sayPriceWhenSaved(gift)}</p>
        {description && <p className={styles.lines}>{description}</p>}
        <p>
          <a href={productUrl} rel="sponsored nofollow noopener">
            See it at the retailer
          </a>
        </p>
        <p className={muted}>{AFFILIATE_DISCLOSURE}</p>
        {reviewSummary && (
          <>
            <h2>{pros.length + cons.length > 0 ? "Review" : "Summary"}</h2>
            <p className={muted}>{reviewLabel({ writer: gift.reviewWriter })}</p>
            <p>{reviewSummary}</p>
          </>
        )}
        <Points title="Pros:" points={pros} />
        <Points title="Considerations:" points={cons} />
      </div>
    </div>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point.trim()}</li>
        ))}
      </ul>
    </div>
  );
}
