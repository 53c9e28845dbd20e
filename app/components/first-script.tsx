/**
 * Runs before the first paint. Marks that scripts run, for what shows only then, and lets the theme
 * in the cookie and in local storage agree: the cookie wins, and a browser that lost it but kept
 * `theme` shows that and tells the server again (in the form of a Remix cookie).
 */
const BEFORE_PAINT = `const root = document.documentElement.dataset;
root.js = "";
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
} catch {}`;

export function FirstScript({ nonce }: { nonce: string | undefined }) {
  // Browsers hide a nonce from scripts, so hydration would miss it.
  const script = { nonce, suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script {...script} dangerouslySetInnerHTML={{ __html: `{${BEFORE_PAINT}}` }} />;
}
