import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  PENDING_LOGIN_S,
  type PendingLogin,
  readPendingLogin,
} from "./domain/accounts/pending-login.server";
import { hostCookie, isSecure } from "./lib/host-cookie.server";

/**
 * Ties the second step of a log-in to the browser that typed the password. It is no session, and
 * works once, for ten minutes.
 */
const secondStepCookie = (context: AppLoadContext) =>
  hostCookie("second-step", { secure: isSecure(context), maxAge: PENDING_LOGIN_S });

/** The Set-Cookie header that begins a second step. */
export function secondStepHeader(pending: string, context: AppLoadContext): Promise<string> {
  return secondStepCookie(context).serialize(pending);
}

/** The Set-Cookie header that ends it. */
export function endSecondStepHeader(context: AppLoadContext): Promise<string> {
  return secondStepCookie(context).serialize("", { maxAge: 0 });
}

/** The log-in of this browser that waits for its second step, or null. */
export async function readSecondStep(
  request: Request,
  context: AppLoadContext,
): Promise<PendingLogin | null> {
  const value: unknown = await secondStepCookie(context).parse(request.headers.get("Cookie"));
  if (typeof value !== "string" || value === "") return null;
  return readPendingLogin(context.secrets, value, context.now());
}
