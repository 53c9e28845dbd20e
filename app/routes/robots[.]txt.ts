import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { plainText } from "~/lib/http.server";

/** Results are not forbidden here, so that robots read their `noindex`. */
export function loader({ context }: LoaderFunctionArgs) {
  return plainText(
    `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${context.origin}/sitemap.xml\n`,
  );
}
