import type { AppLoadContext } from "@remix-run/cloudflare";
import { hostCookie, isSecure } from "./lib/host-cookie.server";

const CONFIRMED_S = 10 * 60;

const justConfirmedCookie = (context: AppLoadContext) =>
  hostCookie("just-confirmed", { secure: isSecure(context), maxAge: CONFIRMED_S });

/** Whether this browser confirmed an account within the last ten minutes. */
export async function wasJustConfirmed(
  request: Request,
  context: AppLoadContext,
): Promise<boolean> {
  return (await justConfirmedCookie(context).parse(request.headers.get("Cookie"))) === true;
}

/** The Set-Cookie header of a browser that has just confirmed an account. */
export function justConfirmedHeader(context: AppLoadContext): Promise<string> {
  return justConfirmedCookie(context).serialize(true);
}
