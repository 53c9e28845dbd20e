import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Viewer } from "./domain/accounts/sessions.server";
import { countCards } from "./domain/shared/throttling.server";
import { tooManyRequests } from "./lib/api.server";
import { inWords } from "./lib/duration";
import { tooMany } from "./lib/http.server";

/** How many cards a change of the profile counts as, which renews the reminders of all. */
export const CARDS_OF_PROFILE = 50;

/** Counts cards that are about to change. Throws 429, with `isApi` that of the API, if it is too many for a day. */
export async function admitCards(
  context: AppLoadContext,
  { userId }: Pick<Viewer, "userId">,
  cards: number,
  { isApi = false } = {},
): Promise<void> {
  const wait = await countCards(context.db, userId, context.now(), cards);
  if (wait === null) return;
  throw isApi
    ? tooManyRequests(wait, tooManyWrites(wait))
    : new Response(tooManyWrites(wait), tooMany(wait));
}

/** What whoever changes too much is told, with the seconds to wait. */
export const tooManyWrites = (seconds: number) =>
  `Your account was changed too often. Please wait ${inWords(seconds)} and try again.`;
