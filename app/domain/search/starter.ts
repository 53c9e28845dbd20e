/**
 * Who started a search: the key of an account, or null for a browser that holds its cookie. Searches of
 * before this was kept have none.
 */
export type Starter = string | null;

/** Who asks, as a search can check it: `account` is the key of the account that is signed in. */
export type KnownAsker = { holdsCookie: boolean; account: string | null };

/** Whether a search may be changed by who asks. One without a starter is anybody's until it expires. */
export function isStartedBy(starter: Starter | undefined, asker: KnownAsker): boolean {
  if (starter === undefined) return true;
  return starter === null ? asker.holdsCookie : asker.account === starter;
}

/** What is answered to who may not change a search. */
export const NOT_THE_STARTER =
  "Only who started this search can change it. Start your own with the same details.";
