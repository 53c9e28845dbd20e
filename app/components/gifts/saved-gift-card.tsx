import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SampleLabel } from "~/components/search/sample-label";
import { useRegion } from "~/components/shell/viewer";
import { asinOf, describePrice, type GiftTile } from "~/domain/gifts/saved-gift";
import * as styles from "./saved-gift-card.css";
import { SavedNote } from "./saved-note";
import { Star } from "./star";

/** React 18 supports this attribute only in lower case: https://github.com/facebook/react/issues/25682 */
const HIGH_PRIORITY = { fetchpriority: "high" };

type Props = {
  gift: GiftTile;
  /** Whether the image is in the first viewport, so that it loads early. */
  isFirst?: boolean;
  /** Of the list that shows it. */
  query?: string;
  /** Below the price. */
  children?: ReactNode;
};

/** A saved gift in a row or as a tile; its picture and title lead to its details over the same list. */
export function SavedGiftCard({ gift, isFirst = false, query = "", children }: Props) {
  const { id, key, title, imageUrl } = gift;
  const { amount, ...saved } = describePrice(gift, useRegion());
  return (
    <article className={styles.card}>
      <img
        className={styles.top}
        src={imageUrl}
        alt=""
        width={320}
        height={240}
        loading={isFirst ? "eager" : "lazy"}
        {...(isFirst && HIGH_PRIORITY)}
      />
      <Star asin={asinOf(gift)} giftId={id} title={title} imageUrl={imageUrl} price={amount} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link className={styles.link} to={`/saved-gifts/${id}${query}`} preventScrollReset>
            {title}
          </Link>
        </h3>
        <div className={styles.offer}>
          {amount && <p className={styles.price}>{amount}</p>}
          <SampleLabel asin={key} />
        </div>
        <SavedNote {...saved} />
        {children}
      </div>
    </article>
  );
}
