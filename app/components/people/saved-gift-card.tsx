import { Link, useLocation } from "@remix-run/react";
import { type GiftTile, sayPriceWhenSaved } from "~/domain/saved-gift";
import * as productStyles from "../product-card.css";
import { Star } from "../star";

/** A saved gift in a row or as a tile; its title opens its details over the same list. */
export function SavedGiftCard({ gift }: { gift: GiftTile }) {
  const { id, asin, title, imageUrl } = gift;
  const { search } = useLocation();
  return (
    <article className={productStyles.card}>
      <img
        className={productStyles.image}
        src={imageUrl}
        alt=""
        width={320}
        height={320}
        loading="lazy"
      />
      <Star asin={asin} title={title} />
      <h3 className={productStyles.title}>
        <Link className={productStyles.link} to={`/saved-gifts/${id}${search}`} preventScrollReset>
          {title}
        </Link>
      </h3>
      <p>{sayPriceWhenSaved(gift)}</p>
    </article>
  );
}
