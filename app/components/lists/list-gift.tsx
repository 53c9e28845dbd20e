import type { ReactNode } from "react";
import { picture } from "~/components/gifts/picture.css";
import { SampleLabel } from "~/components/search/sample-label";
import { formatAmount, type GiverGift } from "~/domain/lists/gift-list";
import { isSample } from "~/domain/products/product";
import { shopName } from "~/domain/shops/shop-address";
import * as styles from "./gift-list.css";

type Props = {
  gift: GiverGift;
  /** Below its price. */
  children?: ReactNode;
};

/** A gift on a list: picture, title with a link to its shop, price; below, what can be done. */
export function ListGift({ gift, children }: Props) {
  const { id, asin, title, link, imageUrl, price, currency, quantity } = gift;
  const isProduct = asin !== null;
  return (
    <article className={styles.gift} aria-labelledby={`gift-${id}`}>
      {imageUrl ? (
        <img className={picture} src={imageUrl} alt="" width={160} height={120} loading="lazy" />
      ) : (
        <div className={picture} />
      )}
      <div className={styles.body}>
        <h2 id={`gift-${id}`} className={styles.title}>
          {link ? (
            <a href={link} rel={`${isProduct ? "sponsored " : ""}nofollow noopener noreferrer`}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <div className={styles.facts}>
          {price !== null && <p className={styles.price}>{formatAmount(price, currency)}</p>}
          {link && !isProduct && <p className={styles.shop}>See it at {shopName(link)}</p>}
          {isProduct && isSample(asin) && <SampleLabel asin={asin} />}
          {quantity > 1 && <p>{quantity} wanted</p>}
        </div>
        {children}
      </div>
    </article>
  );
}
