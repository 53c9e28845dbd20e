import { type AppLoadContext, createCookie, redirect } from "@remix-run/cloudflare";
import { admitRequest } from "./account-limits.server";
import { deviceHeader, readLastAccount } from "./device.server";
import { readAccessToken } from "./domain/accounts/access-token.server";
import { PAGE_VIEWER_HEADER } from "./domain/accounts/page-viewer";
import {
  findAddressOfSession,
  findViewer,
  findViewerOfToken,
  isRenewalDue,
  renewSession,
  SESSION_S,
  type Viewer,
} from "./domain/accounts/sessions.server";
import { SIGNED_OUT_COOKIE } from "./domain/accounts/signed-out";
import { hashSecret } from "./domain/shared/secrets.server";
import { hostCookie, isSecure } from "./lib/host-cookie.server";
import { problem } from "./lib/http.server";
import { endMailboxHeader } from "./mailbox-cookie.server";
import { endResultsMailHeader } from "./results-mail-cookie.server";
import { endSecondStepHeader, readSecondStep } from "./second-step-cookie.server";
import { endTypedHeader, KEPT, keepTyped } from "./typed-cookie.server";

export type { Viewer };

const sessionCookie = (secure: boolean) => hostCookie("session", { secure, maxAge: SESSION_S });

/** The Set-Cookie header that signs in, with the lifetime of a session. */
export function sessionHeader(secret: string, { secure }: { secure: boolean }): Promise<string> {
  return sessionCookie(secure).serialize(secret);
}

/** The Set-Cookie header that signs out. */
export function endSessionHeader({ secure }: { secure: boolean }): Promise<string> {
  return sessionCookie(secure).serialize("", { maxAge: 0 });
}

/**
 * The response headers after a login or a changed password: they sign in, with the cookie by which this browser
 * is known to the account, and without that of a second step.
 */
export async function loggedInHeaders(
  request: Request,
  context: AppLoadContext,
  { secret, ...known }: { secret: string; email: string; proof?: string },
): Promise<Headers> {
  const headers = new Headers();
  headers.append("Set-Cookie", await sessionHeader(secret, { secure: isSecure(context) }));
  headers.append("Set-Cookie", await deviceHeader(request, context, known));
  if (await readSecondStep(request, context)) {
    headers.append("Set-Cookie", await endSecondStepHeader(context));
  }
  return headers;
}

/** The response headers that sign out, and forget what was typed, to whom results went and whose mailbox is read here. */
export async function signedOutHeaders(context: AppLoadContext): Promise<Headers> {
  const headers = new Headers();
  headers.append("Set-Cookie", await endSessionHeader({ secure: isSecure(context) }));
  headers.append("Set-Cookie", await endTypedHeader(context));
  headers.append("Set-Cookie", await endResultsMailHeader(context));
  headers.append("Set-Cookie", await endMailboxHeader(context));
  return headers;
}

/** The secret in the session cookie, even if its session has ended. Null if there is none. */
export async function readSessionSecret(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const cookie = sessionCookie(isSecure(context));
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * Set by a browser whose logout request failed, with the id of its session. The session cookie is
 * HttpOnly, so the browser cannot delete it, but the session counts as signed out.
 */
const signedOutCookie = createCookie(SIGNED_OUT_COOKIE, { path: "/" });

const viewers = new WeakMap<AppLoadContext, Promise<Viewer | null>>();

/**
 * The viewer of the session cookie, or null. One D1 round trip per request, however often called.
 */
export function readViewer(request: Request, context: AppLoadContext): Promise<Viewer | null> {
  const known = viewers.get(context) ?? lookUp(request, context);
  viewers.set(context, known);
  return known;
}

/** Whether a request comes from the page of another account than the one that is logged in now. */
export async function isOfOtherViewer(request: Request, context: AppLoadContext): Promise<boolean> {
  const owner = request.headers.get(PAGE_VIEWER_HEADER);
  const viewer = owner === null ? null : await readViewer(request, context);
  return viewer !== null && viewer.userId !== owner;
}

async function lookUp(request: Request, context: AppLoadContext): Promise<Viewer | null> {
  const secret = await readSessionSecret(request, context);
  const viewer = secret === null ? null : await findViewer(context.db, secret, context.now());
  const signedOut: unknown = await signedOutCookie.parse(request.headers.get("Cookie"));
  return viewer && viewer.sessionId === signedOut ? null : viewer;
}

/** The same for a screen that reads much for its viewer: throws 429 over the limits of an account. */
export async function readAdmittedViewer(
  request: Request,
  context: AppLoadContext,
): Promise<Viewer | null> {
  const viewer = await readViewer(request, context);
  if (viewer) await admitRequest(request, context, viewer);
  return viewer;
}

/**
 * The viewer of a protected screen; what they ask for and post counts against the limits of an account. Without
 * a viewer, throws a redirect to /login and back, and keeps what was posted; over the limits, throws 429.
 */
export async function requireViewer(request: Request, context: AppLoadContext): Promise<Viewer> {
  const viewer = await readAdmittedViewer(request, context);
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  const findOwner = () => readLastOwner(request, context);
  const kept = request.method === "POST" ? await keepTyped(request, context, findOwner) : null;
  const query = request.method === "GET" ? search : kept ? `?${KEPT}=${kept.key}` : "";
  const headers = new Headers(kept ? { "Set-Cookie": kept.header } : {});
  throw redirect(`/login?from=${encodeURIComponent(pathname + query)}`, { status: 303, headers });
}

/**
 * The account of a session that has ended, as the hash of its address; if no trace of the session is left,
 * that of the last login in this browser.
 */
async function readLastOwner(request: Request, context: AppLoadContext): Promise<string | null> {
  const secret = await readSessionSecret(request, context);
  const email = secret === null ? null : await findAddressOfSession(context.db, secret);
  return email === null ? readLastAccount(request, context) : hashSecret(email);
}

/**
 * The headers that renew the session for another 30 days if that is due, for the root loader and
 * refresh-token. The cookie has a new secret each time.
 */
export async function renewalHeaders(request: Request, context: AppLoadContext): Promise<Headers> {
  const headers = new Headers();
  const viewer = await readViewer(request, context);
  if (!viewer || !isRenewalDue(viewer, context.now())) return headers;
  const old = (await readSessionSecret(request, context)) ?? "";
  const secret = await renewSession(context.db, viewer, old, context.now());
  if (secret) headers.set("Set-Cookie", await sessionHeader(secret, { secure: isSecure(context) }));
  return headers;
}

/**
 * The viewer of an API call, by its bearer token, never by the cookie, because of cross-site
 * request forgery. Throws 401 if the token is missing, invalid or expired, or its session has
 * ended, and 429 if the account has asked for or written too much.
 */
export async function requireBearer(request: Request, context: AppLoadContext): Promise<Viewer> {
  const viewer = await readBearer(request, context);
  if (viewer) {
    await admitRequest(request, context, viewer, { isApi: true });
    return viewer;
  }
  const refusal = problem(401, "Please log in.");
  refusal.headers.set("WWW-Authenticate", "Bearer");
  throw refusal;
}

/** The same for calls that need no account. Null if there is no valid token. */
export async function readBearer(
  request: Request,
  context: AppLoadContext,
): Promise<Viewer | null> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  const claims = token && (await readAccessToken(context.secrets, token, context.now()));
  return claims ? findViewerOfToken(context.db, claims, context.now()) : null;
}
