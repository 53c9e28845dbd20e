import type { MetaDescriptor } from "@remix-run/react";
import { PRODUCT_NAME } from "./product-name";

/**
 * A page's `meta` function: its title and, if given, the description, for the tab and for shared
 * links. `noindex` keeps the page out of search engines.
 */
export function pageMeta(
  name: string,
  description?: string,
  { noindex = false } = {},
): () => MetaDescriptor[] {
  const title = `${name} · ${PRODUCT_NAME}`;
  const meta: MetaDescriptor[] = [{ title }];
  if (noindex) meta.push({ name: "robots", content: "noindex" });
  if (description) {
    meta.push(
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:type", content: "website" },
    );
  }
  return () => meta;
}
