import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { hashSecret } from "~/domain/shared/secrets.server";
import { keyTextsFor } from "~/lib/keys.server";
import {
  confirmedAccount,
  MANY_HASHES,
  mailsTo,
  password,
  post,
  tokenTo,
} from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

const newPassword = "three unrelated words here";

const cookieNamed = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(";")[0];

/** Logs in from a browser with a cookie, or from a new one: the cookies that it has then, and its token. */
async function browserOf(email: string, { typed = password, cookie = "" } = {}) {
  const response = await post("auth/login", { body: { email, password: typed }, cookie });
  const { token } = await response.json<{ token: string }>();
  const [device = "", session = ""] = ["device", "session"].map((n) => cookieNamed(response, n));
  return { token, device, session, both: `${device}; ${session}` };
}

/** Whether a cookie is that of a browser that an account knows: a log-in without is told to its owner. */
async function isKnown(email: string, cookie: string | undefined, typed = password) {
  const told = async () =>
    (await mailsTo(email)).filter(({ kind }) => kind === "account.new-browser").length;
  const before = await told();
  await browserOf(email, { typed, cookie });
  return (await told()) === before;
}

const onAccountPage = (fields: Record<string, string>, cookie: string) =>
  SELF.fetch(`${origin}/account`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "CF-Connecting-IP": crypto.randomUUID(), Cookie: cookie },
    redirect: "manual",
  });

/** A device cookie as Remix signs it. */
async function signedDevice(value: object): Promise<string> {
  const [secret] = await keyTextsFor([env.SESSION_SECRET], "device cookie");
  const [text, bytes] = [btoa(JSON.stringify(value)), new TextEncoder()];
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), algorithm, false, [
    "sign",
  ]);
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(text)));
  const signature = btoa(String.fromCharCode(...signed)).replace(/=+$/, "");
  return `device=${encodeURIComponent(`${text}.${signature}`)}`;
}

/** An account with two browsers that it knows, one of them a thief's. */
async function robbedAccount() {
  const email = await confirmedAccount();
  const [owner, thief] = [await browserOf(email), await browserOf(email)];
  expect(await isKnown(email, owner.device)).toBe(true);
  expect(await isKnown(email, thief.device)).toBe(true);
  return { email, owner, thief };
}

test(
  "a changed password ends what browsers are known by, but for the one that changes it",
  MANY_HASHES,
  async () => {
    const { email, owner, thief } = await robbedAccount();
    const passwords = { currentPassword: password, newPassword };
    const { token, device: cookie } = owner;
    const changed = await post("account/change-password", { body: passwords, token, cookie });
    expect(changed.status).toBe(200);
    expect(await isKnown(email, thief.device, newPassword)).toBe(false);
    expect(await isKnown(email, cookieNamed(changed, "device"), newPassword)).toBe(true);
  },
);

test(
  "so does a password that is reset by mail, in a browser that was known before",
  MANY_HASHES,
  async () => {
    const { email, owner, thief } = await robbedAccount();
    const reset = async (cookie: string, to: string) => {
      await post("account/request-password-reset", { body: { email } });
      const fields = { email, token: await tokenTo(email, "account.reset"), newPassword: to };
      return SELF.fetch(`${origin}/reset-password`, {
        method: "POST",
        body: new URLSearchParams({ ...fields, confirmPassword: to }),
        headers: { "CF-Connecting-IP": crypto.randomUUID(), Cookie: cookie },
        redirect: "manual",
      });
    };
    const known = await reset(owner.device, newPassword);
    expect(known.status).toBe(303);
    expect(await isKnown(email, thief.device, newPassword)).toBe(false);
    expect(await isKnown(email, cookieNamed(known, "device"), newPassword)).toBe(true);
    const unknown = await reset("", password);
    expect(unknown.status).toBe(303);
    expect(cookieNamed(unknown, "device")).toBeUndefined();
  },
);

test.each(["all", "one"])("sessions that are ended, %s of them, end it, too", async (which) => {
  const { email, owner, thief } = await robbedAccount();
  const page = await SELF.fetch(`${origin}/account`, { headers: { Cookie: owner.both } });
  const session = / name="session" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  const intent = which === "all" ? "sessions-end" : "session-end";
  const ended = await onAccountPage({ intent, session }, owner.both);
  expect(ended.status).toBe(303);
  expect(await isKnown(email, thief.device)).toBe(false);
  expect(await isKnown(email, cookieNamed(ended, "device"))).toBe(true);
  // A session alone makes no browser known: with each new one there would be guesses for nothing.
  const again = await browserOf(email);
  const alone = await onAccountPage({ intent: "sessions-end" }, again.session);
  expect(cookieNamed(alone, "device")).toBeUndefined();
});

test("a cookie of before, which says no more than the address, is that of a new browser", async () => {
  const { email } = await robbedAccount();
  const before = { id: crypto.randomUUID(), accounts: [await hashSecret(email)] };
  expect(await isKnown(email, await signedDevice(before))).toBe(false);
});
