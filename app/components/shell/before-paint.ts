/**
 * Runs before the first paint. Marks that scripts run, for what shows only then. Keeps the nonce
 * where dialogs look for it (https://www.npmjs.com/package/get-nonce): they lock scrolling with a
 * style element. Lets the theme in the cookie and in local storage agree: the cookie wins, and a
 * browser that lost it but kept `theme` shows that and tells the server again (as a Remix cookie).
 */
export const BEFORE_PAINT = `{const root = document.documentElement.dataset;
root.js = "";
globalThis.__webpack_nonce__ = document.currentScript.nonce;
try {
  const kept = localStorage.getItem("theme");
  if (/(^|; )theme=/.test(document.cookie)) {
    localStorage.setItem("theme", root.theme);
  } else if (kept === "light" || kept === "dark") {
    root.theme = kept;
    const value = encodeURIComponent(btoa(JSON.stringify(kept)));
    document.cookie = "theme=" + value + "; Path=/; Max-Age=31536000; SameSite=Lax" +
      (location.protocol === "https:" ? "; Secure" : "");
  } else {
    localStorage.setItem("theme", root.theme);
  }
} catch {}}`;
