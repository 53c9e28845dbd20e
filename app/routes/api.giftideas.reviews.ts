import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { reviewInput } from "~/domain/products/review";
import { reviewRequestSchema } from "~/domain/products/review.schema";
import { reviewListing } from "~/domain/products/review-listing.server";
import { tooManyRequests } from "~/lib/api.server";
import { inWords } from "~/lib/duration";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";

/**
 * A review of a listing: `{reviewText, pros, cons}`, or 204 if the listing gives nothing to write
 * from.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const body = await readJson(request, reviewRequestSchema);
  const wait = await context.limits.waitFor("review", request);
  if (wait) {
    const message = `Too many reviews were asked for. Please wait ${inWords(wait.seconds)}.`;
    return tooManyRequests(wait.seconds, message);
  }
  const review = await reviewListing(
    context.providers,
    reviewInput({ ...body, bookDescription: null }),
  );
  if (review === "failed")
    return problem(503, "Reviews cannot be written just now. Please try again later.");
  if (!review) return new Response(null, { status: 204 });
  const { reviewText, pros, cons } = review;
  return Response.json({ reviewText, pros, cons });
}

export const loader = () => methodNotAllowed("POST");
