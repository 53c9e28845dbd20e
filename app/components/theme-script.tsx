/**
 * Runs before the first paint: a browser that lost the cookie but kept `theme` in local storage
 * shows what was chosen, and tells the server again (in the form of a Remix cookie).
 */
const AGREE = `try {
  const kept = localStorage.getItem("theme");
  if ((kept === "light" || kept === "dark") && !/(^|; )theme=/.test(document.cookie)) {
    document.documentElement.dataset.theme = kept;
    const value = encodeURIComponent(btoa(JSON.stringify(kept)));
    document.cookie = "theme=" + value + "; Path=/; Max-Age=31536000; SameSite=Lax" +
      (location.protocol === "https:" ? "; Secure" : "");
  }
} catch {}`;

export function ThemeScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: AGREE }} />;
}
