import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countDeadMail } from "~/domain/mail/outbox-upkeep.server";
import { version } from "../../package.json";

/** The status of this deployment: the provider of each part, and the number of failed mails. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { ideas, products, reviews } = context.providers;
  // Only live retailers have a circuit breaker.
  const retailer = products.sample ? {} : { retailer: await context.limits.breaker() };
  const parts = { ideas: ideas.name, products: products.name, reviews: reviews.name };
  const answers = context.answersReach;
  const mail = { email: context.mailDriver, deadMails: await countDeadMail(context.db) };
  return Response.json(
    { status: "ok", ...parts, answers, ...retailer, ...mail, version },
    { headers: { "Cache-Control": "no-store" } },
  );
}
