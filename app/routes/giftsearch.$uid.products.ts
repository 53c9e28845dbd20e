import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { productId, withFullAddresses } from "~/domain/search/suggestion";
import { admitVisitor } from "~/lib/admit.server";
import { parseForm } from "~/lib/form.server";
import { readForm } from "~/lib/read-form.server";
import { resultsPath } from "~/lib/results-path.server";
import { readAsker } from "~/started-cookie.server";

const wantedSchema = z.object({
  position: z.coerce.number().int().nonnegative(),
  count: z.coerce.number().int().min(1).max(100),
  shown: z.coerce.number().int().nonnegative().default(0),
});

/**
 * Has the first `count` products of an idea described and reviewed. Answers a script with the idea, and
 * a form with the results page at the first product after the `shown` ones. What it looks up is bounded by the search;
 * the requests that wait for it are counted by the minute.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const uid = params.uid ?? "";
  await admitVisitor(request, context, "read");
  const parsed = parseForm(await readForm(request), wantedSchema);
  if (!parsed.ok) throw new Response(null, { status: 404 });
  const { position, count, shown } = parsed.value;
  const asker = await readAsker(request, context, uid);
  const idea = await context.searches.showProducts(uid, asker, position, count);
  if (!idea) throw new Response(null, { status: 404 });
  if (request.headers.get("Accept") === "application/json") {
    return Response.json(withFullAddresses(idea, context.requestOrigin));
  }
  const { search } = new URL(request.url);
  const place = Math.min(shown, idea.products.length - 1);
  return redirect(`/giftsearch/${uid}${search}#${productId(position, place)}`, 303);
}

/** Back to the results, for whoever opens the address. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(resultsPath(params.uid));
