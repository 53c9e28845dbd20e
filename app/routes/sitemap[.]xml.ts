import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/lib/http.server";
import { PUBLIC_PAGES } from "~/lib/public-pages";

/** The public pages (https://www.sitemaps.org/protocol.html). */
export function loader({ context }: LoaderFunctionArgs) {
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${context.origin}${path}</loc></url>`);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
  ].join("\n");
  return textResponse(`${text}\n`, "application/xml");
}
