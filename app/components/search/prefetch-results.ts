/**
 * Fetches the code of the results page, so that it is here before the search has started; called while
 * somebody types. The browser fetches a module once.
 */
export function prefetchResults(): void {
  if (navigator.onLine) void import("./search-results").catch(() => {});
}
