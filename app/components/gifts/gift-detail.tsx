import * as review from "~/components/search/review-block.css";
import { SampleLabel, SampleNote } from "~/components/search/sample-label";
import { useRegion } from "~/components/shell/viewer";
import { muted, stack } from "~/components/ui/page.css";
import { asinOf, describePrice, type SavedGift } from "~/domain/gifts/saved-gift";
import { AFFILIATE_DISCLOSURE } from "~/domain/products/disclosure";
import { isSample } from "~/domain/products/product";
import { reviewHeading, reviewLabel } from "~/domain/products/review";
import * as styles from "./gift-section.css";
import { picture } from "./picture.css";
import * as card from "./saved-gift-card.css";
import { SavedNote } from "./saved-note";
import { Star } from "./star";

/** A saved gift with its description and review, as they were when it was saved. */
export function GiftDetail({ gift }: { gift: SavedGift }) {
  const { id, source, key, title, description, productUrl, imageUrl } = gift;
  const asin = asinOf(gift);
  const { amount, ...saved } = describePrice(gift, useRegion());
  return (
    <>
      <div className={styles.detail}>
        <div className={styles.framed}>
          <img className={picture} src={imageUrl} alt="" width={320} height={240} />
          <Star asin={asin} giftId={id} title={title} imageUrl={imageUrl} price={amount} />
        </div>
        <div className={stack({ gap: "small" })}>
          <div className={card.offer}>
            {amount && <p className={card.price}>{amount}</p>}
            <SampleLabel asin={key} />
          </div>
          <SavedNote {...saved} />
          {asin === null ? (
            <ShopLink source={source} productUrl={productUrl} />
          ) : (
            <p>
              <a href={productUrl} rel="sponsored nofollow noopener">
                {isSample(asin) ? "Search for it at the retailer" : "See it at the retailer"}
              </a>
            </p>
          )}
          {description && <p className={styles.lines}>{description}</p>}
        </div>
      </div>
      {asin !== null && (
        <div className={stack({ gap: "small" })}>
          <SampleNote products={[gift]} />
          <p className={`${muted} ${styles.fine}`}>{AFFILIATE_DISCLOSURE}</p>
        </div>
      )}
      <KeptReview gift={gift} />
    </>
  );
}

/** The link to the page of a shop that pays us nothing; nothing where a gift has no address. */
function ShopLink({ source, productUrl }: Pick<SavedGift, "source" | "productUrl">) {
  if (!productUrl) return null;
  return (
    <p>
      <a href={productUrl} rel="nofollow noopener">
        See it at {source}
      </a>
    </p>
  );
}

function KeptReview({ gift }: { gift: SavedGift }) {
  const { reviewSummary, reviewWriter, pros, cons } = gift;
  if (!reviewSummary && pros.length + cons.length === 0) return null;
  return (
    <section className={stack({ gap: "small" })} aria-labelledby="kept-review">
      <h2 id="kept-review" className={styles.heading}>
        {reviewHeading({ pros, cons })}
      </h2>
      <p className={card.note}>{reviewLabel({ writer: reviewWriter })}</p>
      {reviewSummary && <p>{reviewSummary}</p>}
      <Points title="Pros:" points={pros} />
      <Points title="Considerations:" points={cons} />
    </section>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className={review.heading}>{title}</h3>
      <ul className={review.points}>
        {points.map((point) => (
          <li key={point}>{point.trim()}</li>
        ))}
      </ul>
    </div>
  );
}
