import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ListAddress } from "./domain/lists/list-objects";
import { parseLastEventId } from "./domain/search/last-event-id";
import { tooManyRequests } from "./lib/api.server";
import { listEnded, readListAsker } from "./lists-cookie.server";

/**
 * Server-sent events of a list after `Last-Event-ID` or `?after=`. 204, which makes the browser stop, where
 * none will follow. 429 over the limits of streams.
 */
export async function answerEvents(
  { request, context }: Omit<LoaderFunctionArgs, "params">,
  address: ListAddress,
): Promise<Response> {
  const wait = await context.limits.waitFor("stream", request);
  if (wait !== null) throw tooManyRequests(wait.seconds);
  const asker = await readListAsker(request, context);
  const after = new URL(request.url).searchParams.get("after");
  const version = parseLastEventId(request.headers.get("Last-Event-ID") ?? after);
  const stream = await context.lists.events(address, asker, version);
  if (stream === null) return new Response(null, { status: 404 });
  if (stream === "ended") return listEnded();
  if (stream === "none") return new Response(null, { status: 204 });
  const headers = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store, no-transform",
  };
  return new Response(stream, { headers });
}
