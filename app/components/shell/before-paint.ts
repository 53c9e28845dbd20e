/**
 * An inline script that runs before the first paint:
 * - sets `data-js`, for styles that need JavaScript;
 * - stores the nonce where Radix dialogs look for it (https://www.npmjs.com/package/get-nonce),
 *   because they lock scrolling with a style element;
 * - synchronises the theme of the cookie and of local storage. The cookie wins; if it is gone and another theme was
 *   chosen, it is restored from local storage, encoded as Remix encodes cookies. A cookie that changes for nothing would
 *   keep the page before from coming back from memory;
 * - keeps what is typed into a form with `data-draft` for the visit, from the first key on, without
 *   addresses and passwords. A draft belongs to the account of `data-viewer` and goes when that is no
 *   longer shown; a visitor's goes with them into the account they log in to
 *   (docs/decisions/085-what-was-typed-is-kept.md).
 */
export const BEFORE_PAINT = `{const root = document.documentElement.dataset;
root.js = "";
globalThis.__webpack_nonce__ = document.currentScript.nonce;
try {
  const kept = localStorage.getItem("theme");
  if (/(^|; )theme=/.test(document.cookie)) {
    localStorage.setItem("theme", root.theme);
  } else if (kept !== root.theme && (kept === "light" || kept === "dark")) {
    root.theme = kept;
    const value = encodeURIComponent(btoa(JSON.stringify(kept)));
    document.cookie = "theme=" + value + "; Path=/; Max-Age=31536000; SameSite=Lax" +
      (location.protocol === "https:" ? "; Secure" : "");
  } else {
    localStorage.setItem("theme", root.theme);
  }
} catch {}
addEventListener("input", ({ target: { form } }) => {
  try {
    if (!form || form.dataset.draft === undefined) return;
    const isKept = ([name]) => !/^(email|password)$/.test(form.elements[name].type);
    const typed = JSON.stringify([...new FormData(form)].filter(isKept));
    sessionStorage.setItem(
      "draft:" + (root.viewer || "") + location.pathname + location.search, typed);
  } catch {}
}, true);
const sortDrafts = () => {
  try {
    if (root.viewer === undefined) return;
    for (const key of Object.keys(sessionStorage)) {
      const [, owner, place] = /^draft:([^/]*)(.*)/.exec(key) || [];
      if (owner === undefined || owner === root.viewer) continue;
      const kept = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      if (owner === "") sessionStorage.setItem("draft:" + root.viewer + place, kept);
    }
  } catch {}
};
sortDrafts();
new MutationObserver(sortDrafts).observe(document.documentElement, {
  attributeFilter: ["data-viewer"],
});}`;
