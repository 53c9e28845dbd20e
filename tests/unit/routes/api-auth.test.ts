import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { parseJWT } from "~/lib/oslo.server";
import { session, user } from "../../../db/schema/accounts";
import {
  confirmedAccount,
  cookieOf,
  freshEmail,
  password,
  post,
  registration,
  signInByApi,
} from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const CALLS = [
  "auth/register",
  "auth/login",
  "auth/refresh-token",
  "auth/logout",
  "account/update-profile",
  "account/update-mailing-list-subscription",
  "account/change-password",
  "account/request-email-change-code",
  "account/verify-email-change-code",
  "account/submit-new-email",
  "account/confirm-new-email",
  "account/request-password-reset",
  "account/reset-password",
  "account/cancel-email-change",
];
const WITHOUT_BODY = ["auth/refresh-token", "auth/logout"];
const OPEN = [
  "auth/register",
  "auth/login",
  "account/request-password-reset",
  "account/reset-password",
  "account/cancel-email-change",
];
const PROTECTED = CALLS.filter((path) => ![...OPEN, ...WITHOUT_BODY].includes(path));

const bodyOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});

test("a registration asks to check the mail, and a login before confirmation is refused", async () => {
  const email = freshEmail();
  const response = await post("auth/register", { body: registration(email) });
  expect(await bodyOf(response)).toEqual({
    status: 200,
    body: { message: "Please check your email to verify your account." },
  });
  const early = await post("auth/login", { body: { email, password } });
  expect(await bodyOf(early)).toEqual({
    status: 403,
    body: { message: "Please confirm your email first" },
  });
  expect(early.headers.get("Set-Cookie")).toBeNull();
});

test("a login returns a token and sets the cookie that refresh-token and logout use", async () => {
  const email = await confirmedAccount();
  const login = await post("auth/login", { body: { email: email.toUpperCase(), password } });
  expect(login.status).toBe(200);
  expect(login.headers.get("Cache-Control")).toBe("no-store");
  const { token } = await login.json<{ token: string }>();
  expect(parseJWT(token)?.payload).toMatchObject({
    email,
    firstName: "Ada",
    lastName: "Byron",
    isSubscribedToMailingList: "false",
    sub: expect.any(String),
    iss: expect.any(String),
    aud: expect.any(String),
    exp: expect.any(Number),
  });
  const [session = "", device = ""] = login.headers.getSetCookie();
  const attributes = session.split("; ").slice(1);
  expect(attributes).toEqual(["Max-Age=2592000", "Path=/", "HttpOnly", "SameSite=Lax"]);
  expect(device).toMatch(/^device=.+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);

  const cookie = cookieOf(login);
  const refreshed = await post("auth/refresh-token", { cookie });
  expect(await bodyOf(refreshed)).toMatchObject({
    status: 200,
    body: { token: expect.any(String) },
  });
  const logout = await post("auth/logout", { cookie });
  expect(logout.status).toBe(200);
  expect(logout.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect(await bodyOf(await post("auth/refresh-token", { cookie }))).toEqual({
    status: 401,
    body: { message: "Refresh failed" },
  });
  expect((await post("account/update-profile", { token, body: {} })).status).toBe(401);
});

test("a login replaces the session of its browser", async () => {
  const email = await confirmedAccount();
  const { cookie } = await signInByApi(email);
  const again = await post("auth/login", { body: { email, password }, cookie });
  expect(cookieOf(again)).not.toBe(cookie);
  expect((await post("auth/refresh-token", { cookie })).status).toBe(401);
  expect((await post("auth/refresh-token", { cookie: cookieOf(again) })).status).toBe(200);
});

test("refresh-token refuses and logout accepts a missing or made-up session", async () => {
  for (const cookie of [undefined, "session=nonsense", "session=Im5vYm9keSI%3D", "session="]) {
    expect((await post("auth/refresh-token", { cookie })).status).toBe(401);
    expect((await post("auth/logout", { cookie })).status).toBe(200);
  }
});

test("a session is extended by use with a new cookie, and not after it has expired", async () => {
  const email = await confirmedAccount();
  const { cookie } = await signInByApi(email);
  const [owner] = await db.select().from(user).where(eq(user.email, email));
  const mine = eq(session.userId, owner?.id ?? "");
  const set = (lastUsedAt: number, expiresAt: number) =>
    db
      .update(session)
      .set({ lastUsedAt: new Date(lastUsedAt), expiresAt: new Date(expiresAt) })
      .where(mine);
  const day = 24 * 60 * 60 * 1000;
  await set(Date.now() - 29 * day, Date.now() + day);
  const response = await post("auth/refresh-token", { cookie });
  const renewed = cookieOf(response);
  expect(renewed).not.toBe(cookie);
  const [row] = await db.select().from(session).where(mine);
  expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * day);
  expect((await post("auth/refresh-token", { cookie: renewed })).status).toBe(200);
  await set(Date.now() - 30 * day, Date.now() - 1);
  expect((await post("auth/refresh-token", { cookie: renewed })).status).toBe(401);
});

test.each(CALLS)("%s refuses other methods and foreign origins", async (path) => {
  const wrong = await SELF.fetch(`${origin}/api/${path}`);
  expect(await bodyOf(wrong)).toEqual({ status: 405, body: { message: "Please use POST here." } });
  const put = await SELF.fetch(`${origin}/api/${path}`, { method: "PUT" });
  expect(put.status).toBe(405);
  for (const Origin of ["https://evil.example", "null"]) {
    const foreign = await SELF.fetch(`${origin}/api/${path}`, {
      method: "POST",
      headers: { Origin },
    });
    expect(foreign.status).toBe(403);
  }
});

test("bad bodies are refused with 415, 413, 400, or 422 with the fields", async () => {
  const { token } = await signInByApi(await confirmedAccount());
  for (const path of [...OPEN, ...PROTECTED]) {
    const authorised = PROTECTED.includes(path) ? token : undefined;
    const send = (init: RequestInit) => {
      const headers = {
        "Content-Type": "application/json",
        "CF-Connecting-IP": crypto.randomUUID(),
        ...(authorised ? { Authorization: `Bearer ${authorised}` } : {}),
        ...init.headers,
      };
      return post(path, { init: { ...init, headers } });
    };
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await send({ body: "a=b", headers: type })).status, path).toBe(415);
    expect((await send({ body: JSON.stringify("x".repeat(70_000)) })).status, path).toBe(413);
    expect((await send({ body: "{" })).status, path).toBe(400);
    const invalid = await send({ body: "[]" });
    expect(await bodyOf(invalid), path).toEqual({
      status: 422,
      body: { message: expect.any(String), errors: expect.any(Object) },
    });
  }
});

test("protected calls need a valid bearer token, not only the cookie", async () => {
  const { cookie, token } = await signInByApi(await confirmedAccount());
  const none = `${btoa('{"alg":"none","typ":"JWT"}').replaceAll("=", "")}.${token.split(".")[1]}.`;
  for (const path of PROTECTED) {
    for (const wrong of [undefined, "nonsense", none, `${token}x`, `${token.slice(0, -3)}abc`]) {
      const response = await post(path, { body: {}, cookie, token: wrong });
      expect(await bodyOf(response), path).toEqual({
        status: 401,
        body: { message: "Please log in." },
      });
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
  }
});
