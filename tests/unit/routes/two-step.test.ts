import { expect, test } from "vitest";
import { confirmApp, startApp } from "~/domain/accounts/authenticator-app.server";
import { addPasskey, startPasskey } from "~/domain/accounts/passkeys.server";
import { readAccountPage } from "~/domain/screens/account-page.server";
import { newAuthenticator } from "../../support/authenticator";
import {
  after,
  codeTo,
  confirmedAccount,
  deps,
  MANY_HASHES,
  mailsTo,
  mustLogIn,
  password,
  post,
  signInByApi,
} from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";
import { appCode } from "../../support/two-step";

async function accountWithApp() {
  const email = await confirmedAccount();
  const { viewer } = await mustLogIn(email);
  const now = new Date();
  await startApp(deps, viewer, password, now);
  const key = (await readAccountPage(deps, viewer, now)).twoStep.setup?.key ?? "";
  // A code of a step ago, so that the current one can still be used.
  const outcome = await confirmApp(deps, viewer, await appCode(key, after(now, -30)), now);
  return { email, viewer, recoveryCodes: (outcome.state === "on" && outcome.recoveryCodes) || [] };
}

const form = (path: string, fields: Record<string, string>, cookie = "") =>
  SELF.fetch(`${origin}${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "CF-Connecting-IP": crypto.randomUUID(), Cookie: cookie },
    redirect: "manual",
  });

const cookieNamed = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(";")[0];

test("the API asks for a code with 401, and takes it with the password", MANY_HASHES, async () => {
  const { email, recoveryCodes } = await accountWithApp();
  const wrong = await post("auth/login", { body: { email, password: "wrong password" } });
  expect(await wrong.json()).toEqual({ message: "Invalid email or password" });

  const without = await post("auth/login", { body: { email, password } });
  expect(without.status).toBe(401);
  expect(without.headers.getSetCookie()).toEqual([]);
  const message = expect.stringContaining("two-step log-in");
  expect(await without.json()).toEqual({ message, errors: { code: [message] } });

  const bad = await post("auth/login", { body: { email, password, code: "nonsense" } });
  expect(bad.status).toBe(401);
  expect(await bad.json()).toEqual({
    message: "Invalid code",
    errors: { code: ["Invalid code"] },
  });
  for (const code of ["", 7, "x".repeat(81)]) {
    expect((await post("auth/login", { body: { email, password, code } })).status).toBe(422);
  }
  const right = await post("auth/login", { body: { email, password, code: recoveryCodes[0] } });
  expect(right.status).toBe(200);
  expect(await right.json()).toEqual({ token: expect.any(String) });
});

test("a form login waits for the second step in its own browser", MANY_HASHES, async () => {
  const { email, recoveryCodes } = await accountWithApp();
  const [code = ""] = recoveryCodes;
  const first = await form("/login?from=/account", { email, password });
  expect(first.status).toBe(303);
  expect(first.headers.get("Location")).toBe("/login/code?from=%2Faccount");
  expect(cookieNamed(first, "session")).toBeUndefined();
  const cookie = cookieNamed(first, "second-step") ?? "";
  expect(first.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax/);

  const signedOut = await SELF.fetch(`${origin}/account`, {
    headers: { Cookie: cookie },
    redirect: "manual",
  });
  expect(signedOut.headers.get("Location")).toContain("/login");
  const elsewhere = await form("/login/code?from=/account", { code });
  expect(elsewhere.headers.get("Location")).toBe("/login?from=%2Faccount&late=");

  const wrong = await form("/login/code?from=/account", { code: "nonsense" }, cookie);
  expect(wrong.status).toBe(422);
  const right = await form("/login/code?from=/account", { code }, cookie);
  expect(right.headers.get("Location")).toBe("/account");
  expect(cookieNamed(right, "session")).toBeDefined();
  expect(cookieNamed(right, "second-step")).toBe("second-step=");
  const again = await form("/login/code", { code: recoveryCodes[1] ?? "" }, cookie);
  expect(again.headers.get("Location")).toContain("/login?");
});

test("a passkey logs in without a password, once for each challenge", MANY_HASHES, async () => {
  const email = await confirmedAccount();
  const { viewer } = await mustLogIn(email);
  const started = await startPasskey(deps, viewer, password, new Date());
  if (started.state !== "started") throw new Error(started.state);
  const authenticator = await newAuthenticator();
  const created = await authenticator.create(started.options);
  await addPasskey(deps, viewer, { created, userAgent: "" }, new Date());

  const challenge = await SELF.fetch(`${origin}/login/passkey`);
  expect(challenge.headers.get("Cache-Control")).toContain("no-store");
  const passkey = JSON.stringify(await authenticator.get(await challenge.json()));
  const login = () => form("/login/passkey?from=/account", { passkey });
  const response = await login();
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/account");
  expect(cookieNamed(response, "session")).toBeDefined();
  expect(cookieNamed(response, "device")).toBeDefined();
  expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("account.new-browser");
  const repeated = await form("/login/passkey.data", { passkey });
  expect(repeated.status).toBe(422);
  expect(await repeated.text()).toContain("This passkey did not work here.");
  const typed = await form("/login/passkey", { passkey: "{}" });
  expect(typed.status).toBe(422);
  for (const broken of ["", "{", "[]", '{"id":"x"}']) {
    expect((await form("/login/passkey.data", { passkey: broken })).status).toBe(422);
  }
});

test(
  "the account page's forms need the password, and touch no other account",
  MANY_HASHES,
  async () => {
    const mine = await accountWithApp();
    const other = await confirmedAccount();
    const { cookie } = await signInByApi(other);
    await form("/account", { intent: "mailbox-send" }, cookie);
    const code = await codeTo(other, "account.code-mailbox");
    const proven = await form("/account", { intent: "mailbox-check", code }, cookie);
    const cookies = `${cookie}; ${cookieNamed(proven, "mailbox")}`;
    const send = (fields: Record<string, string>) => form("/account", fields, cookies);
    for (const intent of ["app-start", "app-remove", "passkey-start", "codes-renew"]) {
      expect((await send({ intent })).status, intent).toBe(422);
      expect((await send({ intent, password: "wrong password" })).status, intent).toBe(422);
    }
    expect((await send({ intent: "app-confirm", code: "123456" })).status).toBe(422);
    expect((await send({ intent: "passkey-add", passkey: "{" })).status).toBe(422);
    const passkey = "nobody-has-this";
    expect((await send({ intent: "passkey-rename", passkey, name: "Mine" })).status).toBe(404);
    expect((await send({ intent: "passkey-remove", passkey, password })).status).toBe(404);
    expect((await send({ intent: "app-remove", password })).status).toBe(303);
    expect((await post("auth/login", { body: { email: mine.email, password } })).status).toBe(401);
  },
);
