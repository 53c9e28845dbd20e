import { env } from "cloudflare:test";
import { issueAccessToken } from "~/domain/accounts/access-token.server";
import { newSession } from "~/domain/accounts/sessions.server";
import { session, user } from "../../db/schema/accounts";
import { SELF } from "./self";
import { db, origin } from "./test-env";

/**
 * Adds a confirmed user with a session. `call` calls the API with a bearer token, `browse` requests
 * pages with the session cookie.
 */
export async function signedInUser(region: "UK" | "USA" = "UK") {
  const now = new Date();
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  const account = { id, email, firstName: "Ada", lastName: "Byron" };
  await db.insert(user).values({
    ...account,
    passwordHash: "unused",
    agreedToTermsAt: now,
    confirmedAt: now,
    region,
    createdAt: now,
  });
  const { secret, row } = await newSession(id, "", now);
  await db.insert(session).values(row);
  const viewer = {
    ...account,
    userId: id,
    isSubscribedToMailingList: false,
    sessionId: row.publicId,
  };
  const token = await issueAccessToken([env.SESSION_SECRET], viewer, now);
  const owner = { userId: id, region, timeZone: "Europe/London" };
  const cookie = `session=${encodeURIComponent(btoa(JSON.stringify(secret)))}`;
  return {
    ...{ ...owner, owner, token, secret, cookie },
    call: callWith(token),
    browse: browseWith(cookie),
  };
}

/** Requests pages, or posts forms, as a browser without JavaScript. */
function browseWith(cookie: string) {
  return (path: string, form?: Record<string, string> | string[][]) =>
    SELF.fetch(origin + path, {
      headers: { Cookie: cookie },
      redirect: "manual",
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
}

/** Calls the API with a bearer token, or without one. */
export function callWith(token?: string) {
  return async (method: string, path: string, body?: unknown) => {
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
    if (body !== undefined) headers.set("Content-Type", "application/json");
    return SELF.fetch(`${origin}/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  };
}
