import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/lib/http.server";

/**
 * Does not disallow search results: crawlers have to read them to see their `noindex`
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export function loader({ context }: LoaderFunctionArgs) {
  return textResponse(
    `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${context.origin}/sitemap.xml\n`,
  );
}
