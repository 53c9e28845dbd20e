import { useRef } from "react";
import { Star } from "~/components/gifts/star";
import { isSample } from "~/domain/products/product";
import { productId, type WireProduct } from "~/domain/search/suggestion";
import type { Currency } from "~/domain/shared/region";
import { formatPrice } from "~/domain/shared/region";
import * as styles from "./product-card.css";
import { ReviewBlock } from "./review-block";
import { SampleLabel } from "./sample-label";
import { useSeen } from "./use-seen";

type Props = {
  product: WireProduct;
  /** The position of its idea. */
  position: number;
  /** Its place among the idea's products, from 0. */
  place: number;
  /** Called once the card is in view, if its details are still to be fetched. */
  onSeen?: () => void;
};

/** A product with a link to its retailer. */
export function ProductCard({ product, position, place, onSeen }: Props) {
  const { title, link, mainImageUrl, price, ratingsTotal } = product;
  const amount = price && formatPrice(price.value, price.currency as Currency);
  // In the first screen of the page: not to wait for its layout.
  const isFirst = position === 0 && place === 0;
  const sample = isSample(product.asin);
  const card = useRef<HTMLElement>(null);
  useSeen(card, onSeen);
  return (
    <article ref={card} id={productId(position, place)} className={styles.card}>
      <img
        className={styles.image({ kind: sample ? "drawing" : "photograph" })}
        src={mainImageUrl}
        alt=""
        width={320}
        height={240}
        loading={isFirst ? "eager" : "lazy"}
      />
      <Star asin={product.asin} title={title} imageUrl={mainImageUrl} price={amount} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <a className={styles.link} href={link} rel="sponsored nofollow noopener">
            {title}
          </a>
        </h3>
        <div className={styles.facts}>
          {amount ? (
            <p className={styles.price}>{amount}</p>
          ) : (
            <p className={styles.noPrice}>See the price at the retailer</p>
          )}
          {sample && (
            <div className={styles.sample}>
              <SampleLabel asin={product.asin} />
            </div>
          )}
          <span className={styles.shop} aria-hidden="true">
            {sample ? "Search" : "See at"} Amazon ↗
          </span>
        </div>
        {ratingsTotal !== null && (
          <p className={styles.ratings}>{ratingsTotal.toLocaleString("en-GB")} ratings on Amazon</p>
        )}
        <ReviewBlock product={product} position={position} isComing={onSeen !== undefined} />
      </div>
    </article>
  );
}
