import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { z } from "zod";
import { reportText } from "~/domain/products/reports.server";
import { thanksId } from "~/domain/search/suggestion";
import { parseForm } from "~/lib/form.server";
import { tooMany } from "~/lib/http.server";
import { readForm } from "~/lib/read-form.server";
import { resultsPath } from "~/lib/results-path.server";

const reportSchema = z.object({
  position: z.coerce.number().int().nonnegative(),
  asin: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
});

const TOO_MANY = "Thank you for your reports. Please wait a minute before the next one.";

/**
 * Stores a report of a review and redirects to the thanks in its product, unless the page stays; 429 if a
 * client reports too much.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const uid = params.uid ?? "";
  const wait = await context.limits.secondsToWait("report", request);
  if (wait !== null) throw new Response(TOO_MANY, tooMany(wait));
  const form = await readForm(request);
  const parsed = parseForm(form, reportSchema);
  if (!parsed.ok) throw new Response(null, { status: 404 });
  const { position, asin } = parsed.value;
  const review = await context.searches.review(uid, position, asin);
  if (!review) throw new Response(null, { status: 404 });
  await reportText(context.db, asin, review, context.now());
  if (form.get("mode") === "stay") return data({ ok: true });
  return redirect(`/giftsearch/${uid}?reported=${asin}#${thanksId(position, asin)}`, 303);
}

/** Back to the results, for whoever opens the address. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(resultsPath(params.uid));
