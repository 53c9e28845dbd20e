import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { version } from "../../package.json";

/** What this deployment works with: each part names the provider in use. */
export function loader({ context }: LoaderFunctionArgs) {
  const { ideas, products } = context.providers;
  return Response.json(
    { status: "ok", ideas: ideas.name, products: products.name, email: context.mailDriver, version },
    { headers: { "Cache-Control": "no-store" } },
  );
}
