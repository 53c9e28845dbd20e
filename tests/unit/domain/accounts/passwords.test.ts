import { expect, test } from "vitest";
import { registerSchema } from "~/domain/accounts/account.schema";
import { register } from "~/domain/accounts/accounts.server";
import { requestEmailChangeCode } from "~/domain/accounts/email-change.server";
import { readEmailChange } from "~/domain/accounts/email-codes.server";
import { logIn } from "~/domain/accounts/login.server";
import {
  DUMMY_HASH,
  hashPassword,
  isPassword,
  SCRYPT,
  SCRYPT_COST_CAP,
} from "~/domain/accounts/password-hash.server";
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from "~/domain/accounts/passwords.server";
import { findViewer } from "~/domain/accounts/sessions.server";
import { hasFeed, renewFeed } from "~/domain/people/calendar-feed.server";
import { withCommonPasswords } from "../../../support/common-passwords";
import {
  after,
  confirmedAccount,
  deps,
  freshEmail,
  MANY_HASHES,
  mailsTo,
  mailTo,
  mustLogIn,
  password,
  registration,
  stranger,
  tokenTo,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

withCommonPasswords();

const now = new Date("2026-11-21T09:00:00Z");
const newPassword = "an even longer password";

test("the scrypt parameters stay under the cap of production", () => {
  expect(SCRYPT.N * SCRYPT.r * SCRYPT.p).toBeLessThanOrEqual(SCRYPT_COST_CAP);
  expect(SCRYPT_COST_CAP).toBe(1_048_576);
});

test("a hash is salted and matches only its password, with any characters", () => {
  const [one, two] = [hashPassword("pässwörd 🎁"), hashPassword("pässwörd 🎁")];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w+/=]{24}\$[\w+/=]{44}$/);
  expect(isPassword("pässwörd 🎁", one)).toBe(true);
  expect(isPassword("pässwörd 🎀", one)).toBe(false);
  expect(isPassword("pässwörd 🎁", "scrypt$16384$8$5")).toBe(false);
});

test("without an account the check costs as much as with one, and fails", () => {
  const costOf = (hash: string) => hash.split("$").slice(0, 4);
  const bytesOf = (hash: string) =>
    hash
      .split("$")
      .slice(4)
      .map((part) => part.length);
  const kept = hashPassword(password);
  expect(costOf(DUMMY_HASH)).toEqual(costOf(kept));
  expect(bytesOf(DUMMY_HASH)).toEqual(bytesOf(kept));
  expect(isPassword("", undefined)).toBe(false);
  expect(isPassword("wrong", undefined)).toBe(false);
});

test("a changed password ends the other sessions and the calendar address, and gives this one a new secret", async () => {
  const email = await confirmedAccount(now);
  const thief = await mustLogIn(email, now);
  const owner = await mustLogIn(email, now);
  const bystander = await mustLogIn(await confirmedAccount(now), now);
  for (const { viewer } of [owner, bystander]) await renewFeed(db, viewer.userId);
  const passwords = { currentPassword: password, newPassword };
  const outcome = await changePassword(deps, owner.viewer, passwords, now);
  expect(await hasFeed(db, owner.viewer.userId)).toBe(false);
  expect(await hasFeed(db, bystander.viewer.userId)).toBe(true);
  if (outcome.state !== "changed") throw new Error(outcome.state);
  expect(await findViewer(db, thief.secret, now)).toBeNull();
  expect(await findViewer(db, owner.secret, now)).toBeNull();
  const continued = await findViewer(db, outcome.secret, now);
  expect(continued).toMatchObject({ userId: owner.viewer.userId });
  // Access tokens name the session, so the new id ends them.
  expect(continued?.sessionId).not.toBe(owner.viewer.sessionId);
  expect(await findViewer(db, bystander.secret, now)).not.toBeNull();
  expect((await mailTo(email, "account.password-changed")).text).toContain("/forgot-password");
  await expect(mustLogIn(email, now)).rejects.toThrow("wrong");
  await mustLogIn(email, now, newPassword);
});

test("a wrong, common or equal-to-email password changes nothing", async () => {
  const email = await confirmedAccount(now);
  const { viewer, secret } = await mustLogIn(email, now);
  const change = (currentPassword: string, wanted: string) =>
    changePassword(deps, viewer, { currentPassword, newPassword: wanted }, now);
  expect(await change("wrong password", newPassword)).toEqual({ state: "wrong" });
  expect(await change(password, "password123")).toMatchObject({ state: "refused" });
  expect(await change(password, email)).toMatchObject({ state: "refused" });
  expect(await findViewer(db, secret, now)).not.toBeNull();
  await mustLogIn(email, now);
});

test("of two concurrent changes one succeeds, and its session continues", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await mustLogIn(email, now);
  const wanted = ["first new password", "second new password"] as const;
  const outcomes = await Promise.all(
    wanted.map((one) =>
      changePassword(deps, viewer, { currentPassword: password, newPassword: one }, now),
    ),
  );
  const winner = outcomes.findIndex(({ state }) => state === "changed");
  expect(outcomes.map(({ state }) => state).sort()).toEqual(["changed", "wrong"]);
  const outcome = outcomes[winner];
  if (outcome?.state !== "changed") throw new Error("nobody won");
  expect(await findViewer(db, outcome.secret, now)).not.toBeNull();
  await mustLogIn(email, now, wanted[winner]);
});

async function resetLink(email: string, at = now, kind = "account.reset") {
  await requestPasswordReset(deps, email, at);
  return tokenTo(email, kind);
}

test("a reset works once, and ends all sessions, a pending email change and the calendar address", async () => {
  const email = await confirmedAccount(now);
  const { viewer, secret } = await mustLogIn(email, now);
  await requestEmailChangeCode(deps, viewer, freshEmail(), now);
  await renewFeed(db, viewer.userId);
  const token = await resetLink(email);
  // It signs no links, and needs no secrets of the deployment.
  const { origin, isBreached } = deps;
  const reset = () => resetPassword({ db, origin, isBreached }, { email, token, newPassword }, now);
  const both = await Promise.all([reset(), reset()]);
  expect(both.map(({ state }) => state).sort()).toEqual(["invalid", "reset"]);
  expect(await reset()).toEqual({ state: "invalid" });
  expect(await findViewer(db, secret, now)).toBeNull();
  expect(await readEmailChange(db, viewer, now)).toBeNull();
  expect(await hasFeed(db, viewer.userId)).toBe(false);
  expect(
    (await mailsTo(email)).filter(({ kind }) => kind === "account.password-changed"),
  ).toHaveLength(1);
  await mustLogIn(email, now, newPassword);
});

test("a reset link works for 60 minutes, for its address, and only the newest one", async () => {
  const [email, other] = [await confirmedAccount(now), await confirmedAccount(now)];
  const first = await resetLink(email);
  const second = await resetLink(email, after(now, 1));
  const foreign = await resetLink(other);
  const reset = (token: string, at = now) => resetPassword(deps, { email, token, newPassword }, at);
  const invalid = { state: "invalid" };
  expect(await reset(first)).toEqual(invalid);
  expect(await reset(foreign)).toEqual(invalid);
  expect(await reset(second.slice(0, 20))).toEqual(invalid);
  expect(await reset(second, after(now, 3601))).toEqual(invalid);
  expect(
    await resetPassword(deps, { email, token: second, newPassword: "12345678" }, now),
  ).toMatchObject({
    state: "refused",
  });
  expect(await reset(second, after(now, 3600))).toEqual({ state: "reset" });
});

test("a confirmation link cannot reset a password", async () => {
  const email = freshEmail();
  await register(deps, registerSchema.parse(registration(email)), now);
  const token = await tokenTo(email, "account.confirm");
  expect(await resetPassword(deps, { email, token, newPassword }, now)).toEqual({
    state: "invalid",
  });
});

test(
  "a reset confirms an unconfirmed address, and ends the wait after wrong passwords",
  MANY_HASHES,
  async () => {
    const email = freshEmail();
    await register(deps, registerSchema.parse(registration(email)), now);
    const login = {
      email,
      password: "wrong password",
      from: stranger,
      userAgent: "",
      endedSecret: null,
    };
    for (let times = 0; times < 11; times += 1) await logIn(deps, login, now);
    expect(await logIn(deps, { ...login, password }, now)).toMatchObject({ state: "slowed" });
    const token = await resetLink(email, now, "account.reset-unconfirmed");
    await resetPassword(deps, { email, token, newPassword }, now);
    await mustLogIn(email, now, newPassword);
  },
);

test(
  "a reset link stays valid while strangers ask for more than the limit",
  MANY_HASHES,
  async () => {
    const email = await confirmedAccount(now);
    const token = await resetLink(email);
    for (let times = 0; times < 30; times += 1) await requestPasswordReset(deps, email, now);
    const links = (await mailsTo(email)).filter(({ kind }) => kind === "account.reset");
    expect(links.length).toBeLessThanOrEqual(10);
    const newest = await tokenTo(email, "account.reset");
    expect(newest).not.toBe(token);
    const reset = { email, token: newest, newPassword };
    expect(await resetPassword(deps, reset, now)).toEqual({ state: "reset" });
  },
);

test("sends no reset mail to an address without an account", async () => {
  const email = freshEmail();
  await requestPasswordReset(deps, email, now);
  expect(await mailsTo(email)).toEqual([]);
});
