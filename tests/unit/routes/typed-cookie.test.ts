import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { session } from "../../../db/schema/accounts";
import { signedInUser } from "../../support/people";
import {
  post as call,
  confirmedAccount,
  cookieOf,
  password,
} from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const send = (path: string, form: Record<string, string>, headers: Record<string, string>) =>
  SELF.fetch(origin + path, {
    ...{ method: "POST", headers, redirect: "manual" },
    body: new URLSearchParams(form),
  });
const page = async (path: string, cookie: string) =>
  (await SELF.fetch(origin + path, { headers: { Cookie: cookie } })).text();
const fromOf = (response: Response) =>
  new URL(response.headers.get("Location") ?? "", origin).searchParams.get("from") ?? "";

/** Somebody whose session has ended when they post, and is there again when they read. */
async function somebody() {
  const { cookie, userId } = await signedInUser();
  const setEnd = (expiresAt: Date) =>
    db.update(session).set({ expiresAt }).where(eq(session.userId, userId));
  const post = async (path: string, form: Record<string, string>) => {
    await setEnd(new Date(0));
    const answer = await send(path, form, { Cookie: cookie });
    await setEnd(new Date(Date.now() + 60_000));
    return answer;
  };
  return { cookie, post };
}

/** Logs in through the API: the cookies of the session and of the device. */
async function logIn(email: string) {
  const answer = await call("auth/login", { body: { email, password } });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  const find = (name: string) => cookies.find((one) => one.startsWith(`${name}=`)) ?? "";
  return { cookie: find("session"), device: find("device") };
}

test("what is posted after a session's end is shown after the login, at its own address alone", async () => {
  const { cookie, post } = await somebody();
  const refused = await post("/profile-cards/new", { name: "Łukasz", interests: "Chess" });
  const typed = cookieOf(refused);
  const from = fromOf(refused);
  expect(from).toMatch(/^\/profile-cards\/new\?kept=[0-9a-f-]{36}$/);
  expect(refused.headers.get("Set-Cookie")).toMatch(/HttpOnly/);
  expect(await page(from, `${cookie}; ${typed}`)).toContain('value="Łukasz"');
  const otherKey = `/profile-cards/new?kept=${crypto.randomUUID()}`;
  for (const other of [
    await page("/profile-cards/new", `${cookie}; ${typed}`),
    await page(otherKey, `${cookie}; ${typed}`),
    await page(from, typed),
    await page(from, cookie),
    await page(from, `${cookie}; typed=${btoa('"made up"')}`),
  ]) {
    expect(other).not.toContain("Łukasz");
  }
});

test("whoever logs in next sees nothing of what another typed", async () => {
  const { post } = await somebody();
  const next = await signedInUser();
  const refused = await post("/profile-cards/new", { name: "Łukasz" });
  const shown = await page(fromOf(refused), `${next.cookie}; ${cookieOf(refused)}`);
  expect(shown).toContain('name="name"');
  expect(shown).not.toContain("Łukasz");
});

test("without a trace of the session it is kept for the last login in this browser", async () => {
  const other = await logIn(await confirmedAccount());
  const { cookie, device } = await logIn(await confirmedAccount());
  const refused = await send("/profile-cards/new", { name: "Łukasz" }, { Cookie: device });
  const from = fromOf(refused);
  expect(await page(from, `${cookie}; ${cookieOf(refused)}`)).toContain('value="Łukasz"');
  expect(await page(from, `${other.cookie}; ${cookieOf(refused)}`)).not.toContain("Łukasz");
});

test("for nobody nothing is kept", async () => {
  const refused = await send("/profile-cards/new", { name: "Łukasz" }, {});
  expect(refused.status).toBe(303);
  expect(refused.headers.get("Set-Cookie")).toBeNull();
  expect(fromOf(refused)).toBe("/profile-cards/new");
});

test("once the form is accepted, and at log-out, the browser forgets", async () => {
  const { cookie, post } = await somebody();
  const from = fromOf(await post("/profile-cards/new", { name: "Łukasz" }));
  const ended = /^typed=[^;]*;.*Max-Age=0/;
  const invalid = await send(from, { name: "" }, { Cookie: cookie });
  expect(invalid.status).toBe(422);
  expect(invalid.headers.getSetCookie().join()).not.toContain("typed=");
  const card = { name: "Anna", relationship: "Mother", birthday: "1964-05-02" };
  const accepted = await send(from, card, { Cookie: cookie });
  expect(accepted.status).toBe(303);
  expect(accepted.headers.getSetCookie()).toContainEqual(expect.stringMatching(ended));
  const again = await post(from, { name: "Anna" });
  expect(again.headers.getSetCookie().join()).not.toContain("Max-Age=0");
  const out = (await send("/logout", {}, { Cookie: cookie })).headers.getSetCookie();
  expect(out).toContainEqual(expect.stringMatching(ended));
  expect(out).toContainEqual(expect.stringMatching(/^results-mail=[^;]*;.*Max-Age=0/));
});

const sources = import.meta.glob<string>("../../../app/**/*.tsx", {
  ...{ query: "?raw", import: "default", eager: true },
});

test("no field for a password or a code is kept", async () => {
  const { post } = await somebody();
  const secret =
    /<(?:\w*PasswordField|\w+(?=[^<]*autoComplete="one-time-code"))\s[^<]*?field\("(\w+)"\)/g;
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(secret)].map(([, name = ""]) => name),
  );
  const known = ["code", "confirmPassword", "currentPassword", "newPassword", "password"];
  expect(new Set(names)).toEqual(new Set(known));
  for (const name of [...new Set(names), "token", "totpSecret", "passkey", "recovery"]) {
    const answer = await post("/account", { [name]: "secret" });
    expect(answer.headers.get("Set-Cookie"), name).toBeNull();
  }
});

test("secrets are not kept, nor more than a cookie holds", async () => {
  const { cookie, post } = await somebody();
  const onlySecret = await post("/account", { password: "a secret", currentPassword: "another" });
  expect(onlySecret.headers.get("Set-Cookie")).toBeNull();
  expect(fromOf(onlySecret)).toBe("/account");
  const noise = [...crypto.getRandomValues(new Uint8Array(8_000))].join("");
  const large = await post("/profile-cards/new", { name: "Anna", interests: noise });
  expect(large.headers.get("Set-Cookie")?.length).toBeLessThan(4_096);
  expect(await page(fromOf(large), `${cookie}; ${cookieOf(large)}`)).toContain('value="Anna"');
});

test("of 490 fields at most 60 are kept", async () => {
  const { post } = await somebody();
  const fields = Array.from({ length: 489 }, (_, place) => [`f${place}`, `${place}`]);
  const many = await post("/profile-cards/new", Object.fromEntries([["name", "Anna"], ...fields]));
  expect(many.status).toBe(303);
  expect(many.headers.get("Set-Cookie")?.length).toBeLessThan(1_500);
});

test("a network address that has too much kept is led to the login without it", async () => {
  const { device } = await logIn(await confirmedAccount());
  const headers = { "CF-Connecting-IP": "198.18.3.1", Cookie: device };
  const again = () => send("/profile-cards/new", { name: "Anna" }, headers);
  // At once, as in limits.test.ts; more than two minutes allow.
  const answers = await Promise.all(Array.from({ length: 41 }, again));
  expect(answers.every(({ status }) => status === 303)).toBe(true);
  expect(answers.some((one) => one.headers.has("Set-Cookie"))).toBe(true);
  const over = answers.find((one) => !one.headers.has("Set-Cookie"));
  expect(over && fromOf(over)).toBe("/profile-cards/new");
});
