import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import * as productStyles from "~/components/search/product-card.css";
import { SampleLabel } from "~/components/search/sample-label";
import { useRegion } from "~/components/shell/viewer";
import { describePrice, type GiftTile } from "~/domain/gifts/saved-gift";
import { Star } from "./star";

/** React 18 supports this attribute only in lower case: https://github.com/facebook/react/issues/25682 */
const HIGH_PRIORITY = { fetchpriority: "high" };

type Props = {
  gift: GiftTile;
  /** Whether the image is in the first viewport, so that it loads early. */
  isFirst?: boolean;
  /** Below the price. */
  children?: ReactNode;
};

/** A saved gift in a row or as a tile; its title links to its details over the same list. */
export function SavedGiftCard({ gift, isFirst = false, children }: Props) {
  const { id, asin, title, imageUrl } = gift;
  const { search } = useLocation();
  return (
    <article className={productStyles.card}>
      <img
        className={productStyles.image({ kind: "drawing" })}
        src={imageUrl}
        alt=""
        width={320}
        height={320}
        loading={isFirst ? "eager" : "lazy"}
        {...(isFirst && HIGH_PRIORITY)}
      />
      <Star asin={asin} title={title} />
      <h3 className={productStyles.title}>
        <Link className={productStyles.link} to={`/saved-gifts/${id}${search}`} preventScrollReset>
          {title}
        </Link>
      </h3>
      <SampleLabel asin={asin} />
      <p>{describePrice(gift, useRegion())}</p>
      {children}
    </article>
  );
}
