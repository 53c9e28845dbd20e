/** What most pages read is far shorter. Characters of a query as it is sent, where a letter can take nine. */
const USUAL = 2_048;
/** A brief of 860 letters, a shop's address, two hundred chosen people. */
const LONG = 9_000;
/**
 * Such an address to return to, whose signs are escaped once more, or whatever a phone shares.
 * Node and Cloudflare take 16 kB in all.
 */
const LONGEST = 15_360;

const LONG_PAGES = /^\/(?:_root|__manifest|shop-picture|profile-cards(?:\/.+)?)?$/;
const LONGEST_PAGES =
  /^\/(?:login(?:\/code|\/passkey)?|register|check-email|confirm|email-confirmed|forgot-password|reset-password|cookies|saved-gifts\/(?:save|add))$/;

/** Whether an address's query is longer than its page, or the data of that page, can need. */
export function isTooLong({ pathname, search }: URL): boolean {
  const page = pathname.replace(/\.data$/, "");
  if (LONGEST_PAGES.test(page)) return search.length > LONGEST;
  return search.length > (LONG_PAGES.test(page) ? LONG : USUAL);
}
