import { type AppLoadContext, type Cookie, createCookie } from "@remix-run/cloudflare";
import { keyTextsFor } from "./keys.server";

/** Whether cookies are sent over https alone, which a local run does not have. */
export const isSecure = ({ config }: AppLoadContext): boolean => config.APP_ENV === "production";

/**
 * A cookie that scripts cannot read, kept for `maxAge` seconds. The `__Host-` prefix ties it to this host
 * and requires https
 * (https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes).
 */
export function hostCookie(
  name: string,
  options: { secure: boolean; maxAge: number; secrets?: string[] },
): Cookie {
  const fullName = options.secure ? `__Host-${name}` : name;
  return createCookie(fullName, { path: "/", httpOnly: true, sameSite: "lax", ...options });
}

/** The same, signed with a key for `purpose`. */
export async function signedCookie(
  name: string,
  context: AppLoadContext,
  { maxAge, purpose }: { maxAge: number; purpose: string },
): Promise<Cookie> {
  const secrets = await keyTextsFor(context.secrets, purpose);
  return hostCookie(name, { secure: isSecure(context), maxAge, secrets });
}

/** The value of a signed cookie; null if there is none or it is forged. */
export async function readSigned(cookie: Cookie, request: Request): Promise<unknown> {
  // Remix throws if a forged signature is not base64.
  return cookie.parse(request.headers.get("Cookie")).catch(() => null);
}
