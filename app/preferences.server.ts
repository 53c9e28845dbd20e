import { createCookie } from "@remix-run/cloudflare";
import { keptSeconds } from "./domain/shared/retention";
import { CONSENT_CHOICES, type Consent } from "./lib/consent";
import type { Theme } from "./lib/theme";

const themeCookie = createCookie("theme", {
  path: "/",
  sameSite: "lax",
  maxAge: keptSeconds("themeCookie"),
});

/** The visitor's theme; dark by default. */
export async function readTheme(request: Request): Promise<Theme> {
  const value: unknown = await themeCookie.parse(request.headers.get("Cookie"));
  return value === "light" ? "light" : "dark";
}

/** The Set-Cookie header that stores a theme for a year. */
export function themeHeader(theme: Theme, { secure }: { secure: boolean }): Promise<string> {
  return themeCookie.serialize(theme, { secure });
}

export type GiftView = "carousel" | "tiles";

const giftViewCookie = createCookie("gift-view", {
  path: "/",
  sameSite: "lax",
  maxAge: keptSeconds("giftViewCookie"),
});

/** The visitor's view of saved gifts; a carousel by default. */
export async function readGiftView(request: Request): Promise<GiftView> {
  const value: unknown = await giftViewCookie.parse(request.headers.get("Cookie"));
  return value === "tiles" ? "tiles" : "carousel";
}

/** The Set-Cookie header that stores the view for a year. */
export function giftViewHeader(view: GiftView, { secure }: { secure: boolean }): Promise<string> {
  return giftViewCookie.serialize(view, { secure });
}

const consentCookie = createCookie("cookie-consent", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  // After that the prompt is shown again.
  maxAge: keptSeconds("consentCookie"),
});

/** The visitor's choice about cookies. Null if they have not chosen. */
export async function readConsent(request: Request): Promise<Consent | null> {
  const value: unknown = await consentCookie.parse(request.headers.get("Cookie"));
  return toConsent(value);
}

/** `value` if it is a choice about cookies, otherwise null. */
export function toConsent(value: unknown): Consent | null {
  return CONSENT_CHOICES.find((choice) => choice === value) ?? null;
}

/** The Set-Cookie header that stores a choice for half a year, or deletes it if null. */
export function consentHeader(
  consent: Consent | null,
  { secure }: { secure: boolean },
): Promise<string> {
  return consentCookie.serialize(consent ?? "", consent ? { secure } : { secure, maxAge: 0 });
}

/**
 * Whether telemetry is allowed: accepted, and no Global Privacy Control
 * (https://w3c.github.io/gpc/).
 */
export async function allowsTelemetry(request: Request): Promise<boolean> {
  if (request.headers.get("Sec-GPC") === "1") return false;
  return (await readConsent(request)) === "accepted";
}
