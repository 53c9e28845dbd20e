import type { AppLoadContext, RequestHandler } from "@remix-run/cloudflare";
import { allowsTelemetry, readConsent, readTheme } from "~/preferences.server";
import { readResultsMailAddress } from "~/results-mail-cookie.server";
import { readAsker } from "~/started-cookie.server";
import { fill, PageShelf, toKept } from "./page-shelf";

const RESULTS = /^\/giftsearch\/([0-9a-f]{64})$/;
/** The cookies that this page reads, apart from that of a session. */
const COOKIES = /^(?:theme|cookie-consent|gift-view|(?:__Host-)?(?:started|results-mail))=/;

/** By database, which is one for each environment of an isolate. */
const shelves = new WeakMap<object, PageShelf>();

/**
 * A request handler that keeps the documents of finished searches in the isolate's memory, as everybody
 * sees them who has no session, did not start the search and had nothing mailed: rendered once for each
 * state, theme and cookie choice. The nonce and the form's uid are never kept
 * (docs/decisions/104-finished-results-are-rendered-once.md).
 */
export function keepingPages(handle: RequestHandler): RequestHandler {
  return async (request, context) => {
    if (!context) return handle(request, context);
    const key = await keyOf(request, context);
    if (key === null) return handle(request, context);
    const shelf = shelves.get(context.db) ?? new PageShelf();
    shelves.set(context.db, shelf);
    const known = shelf.find(key);
    if (known) {
      const fresh = { nonce: context.nonce, formUid: context.searches.newFormUid() };
      return new Response(fill(known, fresh), { headers: known.headers });
    }
    const response = await handle(request, context);
    if (response.status !== 200 || response.headers.has("Set-Cookie")) return response;
    const html = await response.text();
    const page = toKept(html, [...response.headers], context);
    if (page) shelf.keep(key, page);
    return new Response(html, response);
  };
}

/** All that the document depends on; null if it is not to be kept. */
async function keyOf(request: Request, context: AppLoadContext): Promise<string | null> {
  const { pathname, search } = new URL(request.url);
  const [, uid] = RESULTS.exec(pathname) ?? [];
  if (!uid || search !== "" || request.method !== "GET") return null;
  if (request.headers.has("Authorization") || !(await isNobody(request, context, uid))) return null;
  const revision = await context.searches.revision(uid);
  if (revision === null) return null;
  return JSON.stringify([
    uid,
    revision,
    context.origin,
    context.requestOrigin,
    await readTheme(request),
    await readConsent(request),
    await allowsTelemetry(request),
  ]);
}

/** Whether a request is of somebody who sees what everybody sees. A cookie that is not known here may say more. */
async function isNobody(request: Request, context: AppLoadContext, uid: string): Promise<boolean> {
  const cookies = request.headers.get("Cookie")?.split(/; */) ?? [];
  if (cookies.some((cookie) => !COOKIES.test(cookie))) return false;
  const { holdsCookie } = await readAsker(request, context, uid);
  return !holdsCookie && (await readResultsMailAddress(request, context, uid)) === null;
}
