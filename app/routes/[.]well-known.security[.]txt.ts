import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textResponse } from "~/lib/http.server";

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/** Where to report vulnerabilities (RFC 9116). */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context;
  const day = new Date(context.now().getTime() + HALF_A_YEAR_MS).toISOString().slice(0, 10);
  return textResponse(
    [
      `Contact: ${origin}/contact`,
      `Expires: ${day}T00:00:00Z`,
      "Preferred-Languages: en",
      `Canonical: ${origin}/.well-known/security.txt`,
      "",
    ].join("\n"),
  );
}
