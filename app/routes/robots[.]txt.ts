import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/lib/http.server";

/** Results are not forbidden here, so that robots read their `noindex`. */
export function loader({ context }: LoaderFunctionArgs) {
  return textResponse(
    `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${context.origin}/sitemap.xml\n`,
  );
}
