import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { parseLastEventId } from "~/domain/search/last-event-id";
import { requireAllowance } from "~/lib/api.server";
import { readAsker } from "~/started-cookie.server";

/**
 * Server-sent events of a search after `Last-Event-ID` or `?after=`. 204, which makes the browser
 * stop reconnecting, if the search has ended and there are no more. 429 over the limit of streams.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAllowance(request, context, "stream");
  const uid = params.uid ?? "";
  const { searches } = context;
  const asker = await readAsker(request, context, uid);
  if (!(await searches.snapshot(uid, asker))) return new Response(null, { status: 404 });
  const after = new URL(request.url).searchParams.get("after");
  const stream = await searches.events(
    uid,
    asker,
    parseLastEventId(request.headers.get("Last-Event-ID") ?? after),
    context.requestOrigin,
  );
  const headers = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store, no-transform",
  };
  return stream ? new Response(stream, { headers }) : new Response(null, { status: 204 });
}
