import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { withFullAddresses } from "~/domain/search/suggestion";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readAsker } from "~/started-cookie.server";

/**
 * The polling endpoint: 202 without suggestions yet, 206 with some, 200 with all of them, 500 with
 * the reason of a failed search as text. Every response has `x-job-complete`.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const uid = params.uid ?? "";
  const asker = await readAsker(request, context, uid);
  const snapshot = await context.searches.snapshot(uid, asker);
  const headers = new Headers({ "Cache-Control": "no-store", "x-job-complete": "true" });
  if (!snapshot) {
    const missing = problem(404, "There is no such search.");
    missing.headers.set("x-job-complete", "true");
    return missing;
  }
  const { end, version } = snapshot;
  const { requestOrigin } = context;
  const suggestions = snapshot.suggestions.map((one) => withFullAddresses(one, requestOrigin));
  const etag = `"${version}"`;
  headers.set("ETag", etag);
  headers.set("x-job-complete", String(end !== null));
  if (request.headers.get("If-None-Match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  if (end?.state === "failed") return new Response(end.reason, { status: 500, headers });
  const partial = suggestions.length > 0 ? 206 : 202;
  return Response.json(suggestions, { status: end ? 200 : partial, headers });
}

export const action = () => methodNotAllowed("GET");
