import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { registerSchema } from "~/domain/accounts/account.schema";
import { register } from "~/domain/accounts/accounts.server";
import { requestPasswordReset } from "~/domain/accounts/passwords.server";
import { user } from "../../../db/schema/accounts";
import { authenticatorApp } from "../../../db/schema/two-step";
import {
  codeTo,
  confirmedAccount,
  cookiesOf,
  deps,
  freshEmail,
  MANY_HASHES,
  mailsTo,
  password,
  registration,
  tokenTo,
} from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const newPassword = "an even longer password";
const CODE = "account.code-mailbox";

/** A browser: keeps the cookies that it gets, and posts forms. */
function newBrowser() {
  const cookies = new Map<string, string>();
  const keep = (response: Response) => {
    for (const one of cookiesOf(response).split("; ").filter(Boolean)) {
      const [name = ""] = one.split("=", 1);
      cookies.set(name, one);
    }
    return response;
  };
  const headers = () => ({
    "CF-Connecting-IP": crypto.randomUUID(),
    Cookie: [...cookies.values()].join("; "),
  });
  const send = async (path: string, fields?: Record<string, string>) => {
    const body = fields && new URLSearchParams(fields);
    const method = fields ? "POST" : "GET";
    const init = { method, body, headers: headers(), redirect: "manual" } as const;
    return keep(await SELF.fetch(`${origin}${path}`, init));
  };
  const account = (intent: string, fields: Record<string, string> = {}) =>
    send("/account", { intent, ...fields });
  const logIn = (email: string, typed = password) => send("/login", { email, password: typed });
  return { cookies, send, account, logIn };
}

async function appsOf(email: string) {
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return db
    .select()
    .from(authenticatorApp)
    .where(eq(authenticatorApp.userId, owner?.id ?? ""));
}

/** An account that a stranger registered, and the owner of the address confirmed with one press. */
async function strangersAccount() {
  const email = freshEmail();
  await register(deps, registerSchema.parse(registration(email)), new Date());
  const owner = newBrowser();
  await owner.send("/confirm", { token: await tokenTo(email, "account.confirm") });
  return { email, owner };
}

test(
  "who registered an address of somebody else can add no way to log in that outlives a reset",
  MANY_HASHES,
  async () => {
    const { email, owner } = await strangersAccount();
    const stranger = newBrowser();
    expect((await stranger.logIn(email)).status).toBe(303);
    for (const intent of ["app-start", "app-confirm", "passkey-start", "passkey-add"]) {
      const fields = { password, code: "123456", passkey: "{}" };
      const refused = await stranger.account(intent, fields);
      expect(refused.status, intent).toBe(422);
      expect(await refused.text(), intent).toContain("have a code sent to your mailbox");
    }
    expect(await appsOf(email)).toEqual([]);
    await stranger.account("mailbox-send");
    expect((await stranger.account("mailbox-check", { code: "12345" })).status).toBe(422);

    await requestPasswordReset(deps, email, new Date());
    const token = await tokenTo(email, "account.reset");
    await owner.send("/reset-password", {
      ...{ email, token, newPassword, confirmPassword: newPassword },
    });
    expect((await owner.logIn(email, newPassword)).headers.get("Location")).toBe("/");
    expect((await stranger.send("/account")).headers.get("Location")).toContain("/login");
  },
);

test("the browser that confirmed the address needs no code", MANY_HASHES, async () => {
  const { email, owner } = await strangersAccount();
  await owner.logIn(email);
  expect((await owner.account("app-start", { password })).status).toBe(303);
  expect(await appsOf(email)).toHaveLength(1);
});

test("a reset by mail proves the mailbox to its browser", MANY_HASHES, async () => {
  const email = await confirmedAccount();
  await requestPasswordReset(deps, email, new Date());
  const token = await tokenTo(email, "account.reset");
  const owner = newBrowser();
  const reset = { email, token, newPassword, confirmPassword: newPassword };
  await owner.send("/reset-password", reset);
  await owner.logIn(email, newPassword);
  expect((await owner.account("app-start", { password: newPassword })).status).toBe(303);
});

test("elsewhere a code from the mailbox is asked for, which works once", MANY_HASHES, async () => {
  const email = await confirmedAccount();
  const browser = newBrowser();
  await browser.logIn(email);
  expect(await (await browser.send("/account")).text()).not.toContain("Code from the mail");
  const sent = await browser.account("mailbox-send");
  expect(sent.headers.get("Location")).toBe("/account?done=mailbox-sent");
  expect(await (await browser.send("/account")).text()).toContain("Code from the mail");
  expect((await browser.account("mailbox-send")).status).toBe(429);
  const download = await (await browser.send("/account/download")).text();
  expect(download).not.toMatch(/code-mailbox|"hash"/);
  const code = await codeTo(email, CODE);
  const wrong = code === "000000" ? "000001" : "000000";
  expect((await browser.account("mailbox-check", { code: wrong })).status).toBe(422);
  const right = await browser.account("mailbox-check", { code });
  expect(right.headers.get("Location")).toBe("/account?done=mailbox");
  expect((await browser.account("app-start", { password })).status).toBe(303);
  expect((await browser.account("mailbox-check", { code })).status).toBe(422);

  const elsewhere = newBrowser();
  await elsewhere.logIn(email);
  expect((await elsewhere.account("app-start", { password })).status).toBe(422);
});

test("a code cannot be guessed: twenty codes and tries a day", MANY_HASHES, async () => {
  const email = await confirmedAccount();
  const browser = newBrowser();
  await browser.logIn(email);
  await browser.account("mailbox-send");
  const code = await codeTo(email, CODE);
  const wrong = code === "000000" ? "000001" : "000000";
  for (let times = 1; times < 20; times += 1) {
    expect((await browser.account("mailbox-check", { code: wrong })).status).toBe(422);
  }
  expect((await browser.account("mailbox-check", { code })).status).toBe(429);
  expect((await mailsTo(email)).filter(({ kind }) => kind === CODE)).toHaveLength(1);
});

test(
  "the proof is of one account, ends with a log-out, and cannot be forged",
  MANY_HASHES,
  async () => {
    const { email: mine, owner } = await strangersAccount();
    const other = await confirmedAccount();
    await owner.logIn(other);
    expect((await owner.account("app-start", { password })).status).toBe(422);
    const proof = owner.cookies.get("mailbox") ?? "";
    expect(proof).not.toBe("");
    await owner.send("/logout", {});
    expect(owner.cookies.get("mailbox")).not.toBe(proof);

    const thief = newBrowser();
    await thief.logIn(mine);
    const forged = btoa(JSON.stringify({ account: "", until: Date.now() + 1e9 }));
    thief.cookies.set("mailbox", `mailbox=${encodeURIComponent(forged)}`);
    expect((await thief.account("app-start", { password })).status).toBe(422);
  },
);
