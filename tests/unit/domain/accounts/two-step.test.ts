import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { confirmApp, removeApp, startApp } from "~/domain/accounts/authenticator-app.server";
import { finishLogin, logIn } from "~/domain/accounts/login.server";
import { requestPasswordReset, resetPassword } from "~/domain/accounts/passwords.server";
import { readPendingLogin } from "~/domain/accounts/pending-login.server";
import { readFactors, renewRecoveryCodes } from "~/domain/accounts/two-step.server";
import { readAccountPage } from "~/domain/screens/account-page.server";
import { authenticatorApp, recoveryCode } from "../../../../db/schema/two-step";
import {
  after,
  confirmedAccount,
  deps,
  MANY_HASHES,
  mailsTo,
  mustLogIn,
  password,
  stranger,
  tokenTo,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";
import { appCode } from "../../../support/two-step";

const now = new Date("2026-11-21T09:00:00Z");
const later = after(now, 60);

/** An account with an authenticator app, whose first code was that of `now`. */
async function accountWithApp() {
  const email = await confirmedAccount(now);
  const { viewer } = await mustLogIn(email, now);
  expect(await startApp(deps, viewer, password, now)).toEqual({ state: "started" });
  const { setup } = (await readAccountPage(deps, viewer, now)).twoStep;
  const key = setup?.key ?? "";
  const on = await confirmApp(deps, viewer, await appCode(key, now), now);
  const recoveryCodes = on.state === "on" ? (on.recoveryCodes ?? []) : [];
  return { email, viewer, key, recoveryCodes };
}

const arrival = { from: stranger, userAgent: "", endedSecret: null };
const login = (email: string, code?: string, at = later) =>
  logIn(deps, { ...arrival, email, password, ...(code !== undefined && { code }) }, at);

async function pendingOf(email: string, at = later) {
  const outcome = await login(email, undefined, at);
  const pending = outcome.state === "second-step" ? outcome.pending : "";
  const read = await readPendingLogin(deps.secrets, pending, at);
  if (!read) throw new Error(`No second step: ${outcome.state}`);
  return read;
}

test("an app counts only once its code was typed, and is stored encrypted", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await mustLogIn(email, now);
  expect(await startApp(deps, viewer, "wrong password", now)).toEqual({ state: "wrong" });
  await startApp(deps, viewer, password, now);
  const { twoStep } = await readAccountPage(deps, viewer, now);
  expect(twoStep).toMatchObject({ isOn: false, hasApp: false, isAdvised: true });
  const key = twoStep.setup?.key ?? "";
  expect(twoStep.setup?.address).toContain(
    `otpauth://totp/Ribbon:${encodeURIComponent(email)}?secret=${key.replaceAll(" ", "")}`,
  );
  expect(twoStep.setup?.qr.path).toMatch(/^M4 4h1v1h-1z/);
  expect(await login(email)).toMatchObject({ state: "in" });

  const wrong = (await appCode(key, now)) === "000000" ? "000001" : "000000";
  expect(await confirmApp(deps, viewer, wrong, now)).toEqual({ state: "wrong-code" });
  const code = await appCode(key, now);
  expect(await confirmApp(deps, viewer, code, after(now, 7200))).toEqual({ state: "wrong-code" });
  expect(await confirmApp(deps, viewer, code, now)).toMatchObject({ state: "on" });
  const page = await readAccountPage(deps, viewer, now);
  expect(page.twoStep).toMatchObject({ isOn: true, hasApp: true, isAdvised: false, setup: null });
  const [row] = await db
    .select()
    .from(authenticatorApp)
    .where(eq(authenticatorApp.userId, viewer.userId));
  expect(row?.sealedKey).not.toContain(key.replaceAll(" ", ""));
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
    "An authenticator app was added: your Ribbon account",
  );
});

test("the right password alone begins no session; a code does, once", MANY_HASHES, async () => {
  const { email, key } = await accountWithApp();
  expect(await login(email)).toEqual({ state: "second-step", pending: expect.any(String) });
  const pending = await pendingOf(email);
  const code = await appCode(key, later);
  const finish = (typed: string, one = pending, at = later) =>
    finishLogin(deps, one, { ...arrival, code: typed }, at);
  // The code that turned the app on, again.
  expect(await finish(await appCode(key, now), pending, after(now, 20))).toEqual({
    state: "wrong-code",
  });
  expect(await finish(code)).toMatchObject({ state: "in", viewer: { email } });
  expect(await finish(code, await pendingOf(email))).toEqual({ state: "wrong-code" });
  const next = after(later, 30);
  expect(await finish(await appCode(key, next), pending, next)).toEqual({ state: "expired" });
});

test("a clock may be half a minute off, not more", MANY_HASHES, async () => {
  const { email, key } = await accountWithApp();
  const at = after(now, 600);
  expect(await login(email, await appCode(key, after(at, -60)), at)).toEqual({
    state: "wrong-code",
  });
  expect(await login(email, await appCode(key, after(at, 60)), at)).toEqual({
    state: "wrong-code",
  });
  expect(await login(email, await appCode(key, after(at, -30)), at)).toMatchObject({ state: "in" });
  expect(await login(email, await appCode(key, after(at, 30)), at)).toMatchObject({ state: "in" });
});

test("a pending login ends after ten minutes, with a new password, and if it is forged", async () => {
  const { email, viewer } = await accountWithApp();
  const outcome = await login(email);
  const sealed = outcome.state === "second-step" ? outcome.pending : "";
  expect(sealed).not.toContain(email);
  expect(await readPendingLogin(deps.secrets, sealed, after(later, 599))).toMatchObject({ email });
  expect(await readPendingLogin(deps.secrets, sealed, after(later, 600))).toBeNull();
  expect(await readPendingLogin(deps.secrets, `${sealed.slice(0, -2)}xx`, later)).toBeNull();

  const pending = await pendingOf(email);
  await requestPasswordReset(deps, email, later);
  const token = await tokenTo(email, "account.reset");
  const newPassword = "another long and calm one";
  expect(await resetPassword(deps, { email, token, newPassword }, later)).toEqual({
    state: "reset",
  });
  expect(await finishLogin(deps, pending, { ...arrival, code: "123456" }, later)).toEqual({
    state: "expired",
  });
  // A reset does not turn two-step log-in off.
  expect(await readFactors(db, viewer.userId)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(await logIn(deps, { ...arrival, email, password: newPassword }, later)).toMatchObject({
    state: "second-step",
  });
});

test("ten recovery codes, each for one login, stored as hashes", MANY_HASHES, async () => {
  const { email, viewer, recoveryCodes } = await accountWithApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const rows = JSON.stringify(await db.select().from(recoveryCode));
  for (const code of recoveryCodes) {
    expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3}$/);
    expect(rows).not.toContain(code);
  }
  const [first = "", second = "", third = ""] = recoveryCodes;
  expect(await login(email, first)).toMatchObject({ state: "in" });
  expect(await login(email, first)).toEqual({ state: "wrong-code" });
  expect(await login(email, second.toUpperCase().replaceAll("-", ""))).toMatchObject({
    state: "in",
  });
  expect((await readFactors(db, viewer.userId)).recoveryCodesLeft).toBe(8);
  const used = (await mailsTo(email)).filter(({ subject }) => subject.startsWith("A recovery"));
  expect(used.map(({ text }) => /You have \d+ recovery codes left/.exec(text)?.[0])).toEqual([
    "You have 9 recovery codes left",
    "You have 8 recovery codes left",
  ]);

  const { viewer: neighbour } = await mustLogIn(await confirmedAccount(now), now);
  expect(await renewRecoveryCodes(deps, neighbour, password, later)).toEqual({ state: "off" });
  expect(await renewRecoveryCodes(deps, viewer, "wrong password", later)).toEqual({
    state: "wrong",
  });
  const renewed = await renewRecoveryCodes(deps, viewer, password, later);
  expect(renewed).toMatchObject({ state: "renewed" });
  expect(await login(email, third)).toEqual({ state: "wrong-code" });
});

test("wrong codes are slowed by source, and by all strangers together", MANY_HASHES, async () => {
  const { email, key } = await accountWithApp();
  const pending = await pendingOf(email);
  const at = after(now, 300);
  const type = (code: string, id: string, isKnown = false, when = at) =>
    finishLogin(deps, pending, { ...arrival, from: { id, isKnown }, code }, when);
  for (let times = 0; times < 10; times += 1) {
    expect(await type("wrong", "192.0.2.7")).toEqual({ state: "wrong-code" });
  }
  const right = await appCode(key, at);
  expect(await type(right, "192.0.2.7")).toEqual({ state: "slowed", retryAfterSeconds: 15 });
  // The slowed try counted among those of strangers, too.
  for (let times = 0; times < 9; times += 1) {
    expect(await type("wrong", `198.51.100.${times}`)).toEqual({ state: "wrong-code" });
  }
  expect(await type(right, "198.51.100.99")).toMatchObject({ state: "slowed" });
  expect(await type(right, "a browser", true)).toMatchObject({ state: "in" });
});

test("removing the app needs the password, and takes the recovery codes with it", async () => {
  const { email, viewer } = await accountWithApp();
  expect(await removeApp(deps, viewer, "wrong password", later)).toEqual({ state: "wrong" });
  expect(await login(email)).toMatchObject({ state: "second-step" });
  expect(await removeApp(deps, viewer, password, later)).toEqual({ state: "removed" });
  expect(await readFactors(db, viewer.userId)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  expect(await login(email)).toMatchObject({ state: "in" });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
    "Your authenticator app was removed: your Ribbon account",
  );
});
