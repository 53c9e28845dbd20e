import { Carousel } from "~/components/ui/carousel";
import type { WireProduct } from "~/domain/search/suggestion";
import { ProductCard } from "./product-card";

type Props = { label: string; products: WireProduct[]; position?: number };

/** An idea's products as a carousel; `position` is that of the idea. */
export function ProductCarousel({ label, products, position }: Props) {
  const items = products.map((product) => ({
    id: product.asin,
    content: <ProductCard product={product} position={position} />,
  }));
  return <Carousel label={label} items={items} />;
}
