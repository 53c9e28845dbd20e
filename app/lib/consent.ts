/** "essential" is declined too, but the visitor has dismissed the overlay. */
export const CONSENT_CHOICES = ["accepted", "declined", "essential"] as const;
export type Consent = (typeof CONSENT_CHOICES)[number];

/** Pages without the prompt: legal texts, and the page that shows the choice itself. */
const WITHOUT_PROMPT = ["/privacy", "/terms", "/cookies"];
/** Pages without the overlay, so that they stay readable after declining. */
const WITHOUT_OVERLAY = [...WITHOUT_PROMPT, "/about", "/contact"];

/**
 * What a page shows about cookies; null for nothing
 * (docs/decisions/058-consent-without-a-cookie-wall.md).
 */
export function cookieNotice(
  consent: Consent | null,
  pathname: string,
): "prompt" | "overlay" | null {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  if (consent === null && !WITHOUT_PROMPT.includes(path)) return "prompt";
  if (consent === "declined" && !WITHOUT_OVERLAY.includes(path)) return "overlay";
  return null;
}
