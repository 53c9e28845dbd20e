import { type AppLoadContext, createCookie, redirect } from "@remix-run/cloudflare";
import { readAccessToken } from "./domain/accounts/access-token.server";
import {
  findViewer,
  findViewerOfToken,
  isRenewalDue,
  renewSession,
  SESSION_S,
  type Viewer,
} from "./domain/accounts/sessions.server";
import { SIGNED_OUT_COOKIE } from "./domain/accounts/signed-out";
import { problem } from "./lib/http.server";

export type { Viewer };

const isSecure = ({ config }: AppLoadContext) => config.APP_ENV === "production";

/** The prefix makes browsers refuse a cookie from another host or path; it needs https. */
function sessionCookie(secure: boolean) {
  return createCookie(secure ? "__Host-session" : "session", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: SESSION_S,
  });
}

/** The Set-Cookie header that signs in, for as long as a session lasts. */
export function sessionHeader(secret: string, { secure }: { secure: boolean }): Promise<string> {
  return sessionCookie(secure).serialize(secret);
}

/** The Set-Cookie header that signs out. */
export function endSessionHeader({ secure }: { secure: boolean }): Promise<string> {
  return sessionCookie(secure).serialize("", { maxAge: 0 });
}

/** The headers of an answer that signs in. */
export async function signedInHeaders(secret: string, context: AppLoadContext): Promise<Headers> {
  return new Headers({ "Set-Cookie": await sessionHeader(secret, { secure: isSecure(context) }) });
}

/** The headers of an answer that signs out. */
export async function signedOutHeaders(context: AppLoadContext): Promise<Headers> {
  return new Headers({ "Set-Cookie": await endSessionHeader({ secure: isSecure(context) }) });
}

/** The secret in the session cookie, whether or not its session still lasts. */
export async function readSessionSecret(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const cookie = sessionCookie(isSecure(context));
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * A browser whose logout did not arrive names its session here: it cannot delete the session cookie
 * itself, and is signed out all the same.
 */
const signedOutCookie = createCookie(SIGNED_OUT_COOKIE, { path: "/" });

const viewers = new WeakMap<AppLoadContext, Promise<Viewer | null>>();

/** Who is signed in with the session cookie, or null. One D1 round trip for all of a request. */
export function readViewer(request: Request, context: AppLoadContext): Promise<Viewer | null> {
  const known = viewers.get(context) ?? lookUp(request, context);
  viewers.set(context, known);
  return known;
}

async function lookUp(request: Request, context: AppLoadContext): Promise<Viewer | null> {
  const secret = await readSessionSecret(request, context);
  const viewer = secret === null ? null : await findViewer(context.db, secret, context.now());
  const signedOut: unknown = await signedOutCookie.parse(request.headers.get("Cookie"));
  return viewer && viewer.sessionId === signedOut ? null : viewer;
}

/** The viewer of a guarded screen; throws the redirect to /login, which leads back here. */
export async function requireViewer(request: Request, context: AppLoadContext): Promise<Viewer> {
  const viewer = await readViewer(request, context);
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  const from = request.method === "GET" ? pathname + search : pathname;
  throw redirect(`/login?from=${encodeURIComponent(from)}`, { status: 303 });
}

/**
 * The headers that keep a used session for another 30 days, for the root loader and refresh-token.
 * The row is renewed after the answer.
 */
export async function renewalHeaders(request: Request, context: AppLoadContext): Promise<Headers> {
  const headers = new Headers();
  const viewer = await readViewer(request, context);
  const secret = await readSessionSecret(request, context);
  if (viewer && secret && isRenewalDue(viewer, context.now())) {
    context.waitUntil(renewSession(context.db, viewer, context.now()));
    headers.set("Set-Cookie", await sessionHeader(secret, { secure: isSecure(context) }));
  }
  return headers;
}

/**
 * The viewer of an API call, by its bearer token and never by the cookie, on which a foreign site
 * could ride. Throws 401 where the token is absent, not ours, expired, or its session has ended.
 */
export async function requireBearer(request: Request, context: AppLoadContext): Promise<Viewer> {
  const viewer = await readBearer(request, context);
  if (viewer) return viewer;
  const refusal = problem(401, "Please log in.");
  refusal.headers.set("WWW-Authenticate", "Bearer");
  throw refusal;
}

/** The same where anybody may call: null for nobody. */
export async function readBearer(
  request: Request,
  context: AppLoadContext,
): Promise<Viewer | null> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  const claims = token && (await readAccessToken(context.config, token, context.now()));
  return claims ? findViewerOfToken(context.db, claims, context.now()) : null;
}

const CONFIRMED_S = 10 * 60;
const justConfirmedCookie = createCookie("just-confirmed", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: CONFIRMED_S,
});

/** Whether this browser confirmed an account within the last ten minutes. */
export async function wasJustConfirmed(request: Request): Promise<boolean> {
  return (await justConfirmedCookie.parse(request.headers.get("Cookie"))) === true;
}

/** The Set-Cookie header of a browser that has just confirmed an account. */
export function justConfirmedHeader({ secure }: { secure: boolean }): Promise<string> {
  return justConfirmedCookie.serialize(true, { secure });
}
