import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useAskedProduct } from "~/components/gifts/star";
import { Carousel } from "~/components/ui/carousel";
import type { Suggestion, WireProduct } from "~/domain/search/suggestion";
import { MoreProducts, shownFirst } from "./more-products";
import { ProductCard } from "./product-card";
import { FEW, few, row } from "./search-retailer.css";
import type { FurtherProducts } from "./use-further-products";

type Props = {
  suggestion: Suggestion;
  further: FurtherProducts;
  /** What stands in the places that a row leaves. */
  children: ReactNode;
};

/**
 * An idea's products as a carousel. Details of those that wait for somebody to get to them are fetched
 * when they come into view; without JavaScript they are behind a button.
 */
export function ProductCarousel({ suggestion, further, children }: Props) {
  const { position, products, suggestionTitle } = suggestion;
  const hydrated = useHydrated();
  const asked = useAskedProduct();
  const shown = hydrated ? products : products.slice(0, shownFirst(products));
  const isLate = ({ reviewState }: WireProduct) => hydrated && reviewState === "later";
  const items = shown.map((product, place) => ({
    id: product.asin,
    content: (
      <ProductCard
        product={product}
        position={position}
        place={place}
        onSeen={isLate(product) ? () => further.want(position, place + 1) : undefined}
      />
    ),
  }));
  const isFew = products.length <= FEW;
  return (
    <>
      <div className={isFew ? `${row} ${few}` : row}>
        <Carousel
          label={`Products for ${suggestionTitle}`}
          items={items}
          staysList={isFew || products.some(({ asin }) => asin === asked)}
        />
        {children}
      </div>
      <MoreProducts
        suggestion={suggestion}
        onRetry={further.failed.has(position) ? further.retry : undefined}
      />
    </>
  );
}
