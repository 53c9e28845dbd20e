import { toldFor } from "~/domain/asking/asking.server";
import type { Brief } from "~/domain/brief/brief.schema";
import type { LinkSigner } from "~/domain/mail/signed-link.server";
import type { TypedMailDeps } from "~/domain/mail/typed-mail-limits.server";
import type { Wait } from "~/domain/upstream/visitor-allowance";
import { inWords } from "~/lib/duration";
import type { Db } from "../../../db/client";
import { excludedTitlesFor, rememberSearch } from "./card-searches.server";
import type { EmailChoice } from "./results-by-email.schema";
import { admitResultsRequest } from "./results-mail.server";
import { tooManySearches } from "./search-form";
import type { SearchObjects } from "./search-objects";

type Deps = TypedMailDeps & {
  db: Db;
  links: LinkSigner;
  searches: Pick<SearchObjects, "start" | "mailTo">;
  /** Counts the search against the visitor's rate limits; what to wait for if over one, else null. */
  waitToSearch: () => Promise<Wait | null>;
  sendMailSoon: () => void;
};

type NewSearch = {
  brief: Brief;
  /** The uid in the form, so that a form sent twice starts one search. */
  formUid?: string;
  /** The account that starts it, null for a visitor without one. */
  userId: string | null;
  byEmail: EmailChoice & {
    /** Whether the address is that of the signed-in user. */
    isOwn: boolean;
  };
  /** The visitor's network address, as the key of rate limits. */
  client: string;
  /** The profile card of the account that the search is for. */
  cardId?: string;
};

type Started =
  /** `mailedTo` is the address that gets the results, as far as the visitor is told; null for none. */
  | { state: "started"; uid: string; mailedTo: string | null }
  | { state: "limited"; message: string; retryAfterSeconds: number; canProve: boolean };

/**
 * Starts a search for the home page, a profile card or an API client: applies the visitor's rate
 * limits, requests the results by mail if wanted, excludes the titles of gifts given to the
 * profile card and of ideas refused for it, and passes on what its person told.
 */
export async function startSearch(
  { db, links, searches, waitToSearch, waitToMail, sendMailSoon }: Deps,
  { brief, formUid, userId, byEmail, client, cardId }: NewSearch,
  now: Date,
): Promise<Started> {
  const wait = await waitToSearch();
  if (wait !== null) return limited(tooManySearches(wait.seconds), wait);
  const { email, subscribe, isOwn } = byEmail;
  let isUnsent = false;
  if (email !== null) {
    const request = { email, subscribe, client, isOwn };
    const admission = await admitResultsRequest({ db, ...links, waitToMail }, request, now);
    if (subscribe) sendMailSoon();
    if (admission.state === "limited") {
      const seconds = admission.waitSeconds;
      return limited(tooManyResultsMails(seconds), { seconds, isPause: false });
    }
    isUnsent = admission.state === "unsent";
  }
  const card = userId !== null && cardId ? { userId, cardId } : null;
  const excludedTitles = card ? await excludedTitlesFor(db, card.userId, card.cardId) : [];
  const told = card ? await toldFor(db, card.userId, card.cardId) : undefined;
  const started = await searches.start(brief, { formUid, excludedTitles, told, userId });
  const target = email !== null && { email, origin: links.origin, isOwn, isUnsent };
  const isMailed = target && (await searches.mailTo(started, target));
  if (card) await rememberSearch(db, { ...card, uid: started }, now);
  return { state: "started", uid: started, mailedTo: isMailed ? email : null };
}

const limited = (message: string, { seconds, isPause }: Wait) =>
  ({ state: "limited", message, retryAfterSeconds: seconds, canProve: isPause }) as const;

/** Only the mail is over its limit; the same search without mail may start. */
function tooManyResultsMails(seconds: number): string {
  return `Too many results were asked for by email. Please try again in ${inWords(seconds)}, or search without email.`;
}
