import { PRODUCT_NAME } from "./product-name";

/** A page's `meta` function: its title and description, for the tab and for shared links. */
export function pageMeta(name: string, description: string) {
  const title = `${name} · ${PRODUCT_NAME}`;
  return () => [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
  ];
}
