import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Viewer } from "./domain/accounts/sessions.server";
import { countCards, countFor, countWrite } from "./domain/shared/throttling.server";
import { tooManyRequests } from "./lib/api.server";
import { inWords } from "./lib/duration";
import { tooMany } from "./lib/http.server";

type Account = Pick<Viewer, "userId">;
type Answer = { isApi?: boolean };

/** How many cards a change of the profile counts as, which renews the reminders of all. */
export const CARDS_OF_PROFILE = 50;

const reads = new WeakMap<AppLoadContext, Promise<number | null>>();

/**
 * Counts a request of an account: a write, or a read once however many loaders it has. Throws 429, with
 * `isApi` that of the API, if it writes too much for an hour or reads too much for a minute.
 */
export async function admitRequest(
  request: Request,
  context: AppLoadContext,
  { userId }: Account,
  answer: Answer = {},
): Promise<void> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead) return refuse(await countWrite(context.db, userId, context.now()), changed, answer);
  const counted = reads.get(context) ?? context.limits.secondsToWait("read", request, userId);
  reads.set(context, counted);
  refuse(await counted, asked, answer);
}

/** Counts cards that are about to change. Throws 429 if it is too many for a day. */
export async function admitCards(
  context: AppLoadContext,
  { userId }: Account,
  cards: number,
  answer: Answer = {},
): Promise<void> {
  refuse(await countCards(context.db, userId, context.now(), cards), changed, answer);
}

/** Counts a download of all that an account has stored. Throws 429 if it is too many for an hour. */
export async function admitDownload(context: AppLoadContext, { userId }: Account): Promise<void> {
  refuse(await countFor(context.db, "downloads", userId, context.now()), asked, {});
}

function refuse(wait: number | null, what: (wait: string) => string, { isApi }: Answer): void {
  if (wait === null) return;
  const message = what(inWords(wait));
  throw isApi ? tooManyRequests(wait, message) : new Response(message, tooMany(wait));
}

const changed = (wait: string) =>
  `Your account was changed too often. Please wait ${wait} and try again.`;
const asked = (wait: string) =>
  `Your account was read too often. Please wait ${wait} and try again.`;
