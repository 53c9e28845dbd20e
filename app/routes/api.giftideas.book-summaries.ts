import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { reviewInput } from "~/domain/products/review";
import { summaryRequestSchema } from "~/domain/products/review.schema";
import { reviewListing } from "~/domain/products/review-listing.server";
import { tooManyRequests } from "~/lib/api.server";
import { inWords } from "~/lib/duration";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";

/** A summary of a book's description as plain text, or 204 if there is nothing to summarise. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const body = await readJson(request, summaryRequestSchema);
  const wait = await context.limits.waitFor("review", request);
  if (wait) {
    const message = `Too many summaries were asked for. Please wait ${inWords(wait.seconds)}.`;
    return tooManyRequests(wait.seconds, message);
  }
  const listing = { ...body, title: "", featureBullets: [] };
  const summary = await reviewListing(context.providers, reviewInput(listing));
  if (summary === "failed")
    return problem(503, "Summaries cannot be written just now. Please try again later.");
  return summary ? new Response(summary.reviewText) : new Response(null, { status: 204 });
}

export const loader = () => methodNotAllowed("POST");
