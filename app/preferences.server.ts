import { createCookie } from "@remix-run/cloudflare";
import { CONSENT_CHOICES, type Consent } from "./lib/consent";
import type { Theme } from "./lib/theme";

const YEAR_S = 365 * 24 * 60 * 60;
const themeCookie = createCookie("theme", { path: "/", sameSite: "lax", maxAge: YEAR_S });

/** The theme chosen by this visitor; dark until they choose. */
export async function readTheme(request: Request): Promise<Theme> {
  const value: unknown = await themeCookie.parse(request.headers.get("Cookie"));
  return value === "light" ? "light" : "dark";
}

/** The Set-Cookie header that keeps a theme for a year. */
export function themeHeader(theme: Theme, { secure }: { secure: boolean }): Promise<string> {
  return themeCookie.serialize(theme, { secure });
}

export type GiftView = "carousel" | "tiles";

const giftViewCookie = createCookie("gift-view", { path: "/", sameSite: "lax", maxAge: YEAR_S });

/** How this visitor looks at saved gifts; as a carousel until they choose. */
export async function readGiftView(request: Request): Promise<GiftView> {
  const value: unknown = await giftViewCookie.parse(request.headers.get("Cookie"));
  return value === "tiles" ? "tiles" : "carousel";
}

/** The Set-Cookie header that keeps the view for a year. */
export function giftViewHeader(view: GiftView, { secure }: { secure: boolean }): Promise<string> {
  return giftViewCookie.serialize(view, { secure });
}

/** Half a year: then the question is asked again. */
const CONSENT_S = 182 * 24 * 60 * 60;
const consentCookie = createCookie("cookie-consent", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  maxAge: CONSENT_S,
});

/** What this visitor said about cookies; null until they say something. */
export async function readConsent(request: Request): Promise<Consent | null> {
  const value: unknown = await consentCookie.parse(request.headers.get("Cookie"));
  return toConsent(value);
}

/** A choice about cookies out of whatever was sent; anything else is none. */
export function toConsent(value: unknown): Consent | null {
  return CONSENT_CHOICES.find((choice) => choice === value) ?? null;
}

/** The Set-Cookie header that keeps a choice for half a year, or forgets it (null). */
export function consentHeader(
  consent: Consent | null,
  { secure }: { secure: boolean },
): Promise<string> {
  return consentCookie.serialize(consent ?? "", consent ? { secure } : { secure, maxAge: 0 });
}

/** Whether this visitor lets us count: they accepted, and their browser does not object. */
export async function allowsTelemetry(request: Request): Promise<boolean> {
  if (request.headers.get("Sec-GPC") === "1") return false;
  return (await readConsent(request)) === "accepted";
}
