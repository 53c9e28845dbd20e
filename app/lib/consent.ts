/** "declined" raises the overlay; "essential" is declined, and the overlay put aside. */
export const CONSENT_CHOICES = ["accepted", "declined", "essential"] as const;
export type Consent = (typeof CONSENT_CHOICES)[number];

/** Pages that raise no prompt: the two of the specification, and the one that is the prompt. */
const WITHOUT_PROMPT = ["/privacy", "/terms", "/cookies"];
/** Pages that stay readable for somebody who declined. */
const WITHOUT_OVERLAY = [...WITHOUT_PROMPT, "/about", "/contact"];

/** What a page says about cookies by itself (product specification, section 2). */
export function cookieNotice(
  consent: Consent | null,
  pathname: string,
): "prompt" | "overlay" | null {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  if (consent === null && !WITHOUT_PROMPT.includes(path)) return "prompt";
  if (consent === "declined" && !WITHOUT_OVERLAY.includes(path)) return "overlay";
  return null;
}
