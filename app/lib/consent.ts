/** "declined" shows the overlay; "essential" is declined with the overlay dismissed. */
export const CONSENT_CHOICES = ["accepted", "declined", "essential"] as const;
export type Consent = (typeof CONSENT_CHOICES)[number];

/** Pages without the prompt: the legal pages, and the page with the same choice. */
const WITHOUT_PROMPT = ["/privacy", "/terms", "/cookies"];
/** Pages without the overlay, readable after declining. */
const WITHOUT_OVERLAY = [...WITHOUT_PROMPT, "/about", "/contact"];

/** The cookie notice that a page shows. docs/decisions/058-consent-without-a-cookie-wall.md */
export function cookieNotice(
  consent: Consent | null,
  pathname: string,
): "prompt" | "overlay" | null {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  if (consent === null && !WITHOUT_PROMPT.includes(path)) return "prompt";
  if (consent === "declined" && !WITHOUT_OVERLAY.includes(path)) return "overlay";
  return null;
}
