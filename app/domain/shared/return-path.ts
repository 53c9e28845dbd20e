const UID = "[0-9a-f]{64}";
const ASIN = "[A-Za-z0-9]{1,20}";
const MAILED = new RegExp(
  `^/(?:account|profile-cards|saved-gifts|giftsearch/${UID}(?:\\?save=${ASIN})?|saved-gifts/save\\?asin=${ASIN}&uid=${UID}&from=%2Fgiftsearch%2F${UID})$`,
);

/** `path` with the address of this site to return to; without it if that is the home page. */
export function withReturn(path: string, from: string): string {
  if (from === "/") return path;
  return `${path}${path.includes("?") ? "&" : "?"}from=${encodeURIComponent(from)}`;
}

/**
 * The same for a link in a mail to an address that somebody typed: only with results and the gift to
 * save there, and the own screens, so that the mail has no words of whoever asked for it.
 */
export function withMailedReturn(path: string, from: string): string {
  return MAILED.test(from) ? withReturn(path, from) : path;
}

/** The address of results (path and query) at which the Save Gift dialog of a product opens. */
export function withSaveDialog(results: string, asin: string): string {
  return `${results}${results.includes("?") ? "&" : "?"}save=${encodeURIComponent(asin)}`;
}
