import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countDeadMail } from "~/domain/mail/outbox-upkeep.server";
import { version } from "../../package.json";

/** What this deployment works with: each part names the provider in use; and mails given up. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { ideas, products, reviews } = context.providers;
  // Only a live retailer can have had enough of us.
  const retailer = products.sample ? {} : { retailer: await context.limits.breaker() };
  const parts = { ideas: ideas.name, products: products.name, reviews: reviews.name };
  const mail = { email: context.mailDriver, deadMails: await countDeadMail(context.db) };
  return Response.json(
    { status: "ok", ...parts, ...retailer, ...mail, version },
    { headers: { "Cache-Control": "no-store" } },
  );
}
