import { Star } from "~/components/gifts/star";
import type { WireProduct } from "~/domain/search/suggestion";
import type { Currency } from "~/domain/shared/region";
import { formatPrice } from "~/domain/shared/region";
import * as styles from "./product-card.css";
import { ReviewBlock } from "./review-block";

type Props = { product: WireProduct; position?: number };

/** A product with a link to its retailer; `position` is that of its idea. */
export function ProductCard({ product, position }: Props) {
  const { title, link, mainImageUrl, price, ratingsTotal } = product;
  return (
    <article className={styles.card}>
      <img
        className={styles.image}
        src={mainImageUrl}
        alt=""
        width={320}
        height={320}
        loading="lazy"
      />
      <Star asin={product.asin} title={title} />
      <h3 className={styles.title}>
        <a className={styles.link} href={link} rel="sponsored nofollow noopener">
          {title}
        </a>
      </h3>
      <p className={styles.price}>
        {price
          ? formatPrice(price.value, price.currency as Currency)
          : "See the price at the retailer"}
      </p>
      {ratingsTotal !== null && (
        <p className={styles.ratings}>{ratingsTotal.toLocaleString("en-GB")} ratings on Amazon</p>
      )}
      <ReviewBlock product={product} position={position} />
    </article>
  );
}
