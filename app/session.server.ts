import { createCookie } from "@remix-run/cloudflare";

export type Theme = "dark" | "light";

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
