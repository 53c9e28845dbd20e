/**
 * Runs before the first paint. Marks that scripts run, for what shows only then. A browser that
 * lost the cookie but kept `theme` in local storage shows what was chosen, and tells the server
 * again (in the form of a Remix cookie).
 */
const BEFORE_PAINT = `const root = document.documentElement.dataset;
root.js = "";
try {
  const kept = localStorage.getItem("theme");
  if ((kept === "light" || kept === "dark") && !/(^|; )theme=/.test(document.cookie)) {
    root.theme = kept;
    const value = encodeURIComponent(btoa(JSON.stringify(kept)));
    document.cookie = "theme=" + value + "; Path=/; Max-Age=31536000; SameSite=Lax" +
      (location.protocol === "https:" ? "; Secure" : "");
  }
} catch {}`;

export function FirstScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `{${BEFORE_PAINT}}` }} />;
}
