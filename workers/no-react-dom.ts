/**
 * Stands in for react-dom in the Worker, which renders to text with react-dom/server: the packages that import it
 * use it in browsers alone, and it would add 40 KiB (wrangler.toml).
 */
function onlyInBrowsers(): never {
  throw new Error("Only browsers have a document.");
}

export { onlyInBrowsers as createPortal, onlyInBrowsers as flushSync };
