import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { logIn } from "~/domain/accounts/login.server";
import type { CreatedPasskey } from "~/domain/accounts/passkey.schema";
import { ownerOfPasskey, passkeyOptions } from "~/domain/accounts/passkey-login.server";
import {
  addPasskey,
  MOST_PASSKEYS,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "~/domain/accounts/passkeys.server";
import type { Viewer } from "~/domain/accounts/sessions.server";
import { readFactors } from "~/domain/accounts/two-step.server";
import { passkey } from "../../../../db/schema/two-step";
import { newAuthenticator } from "../../../support/authenticator";
import {
  after,
  confirmedAccount,
  deps,
  mailsTo,
  mustLogIn,
  password,
  stranger,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

async function signedIn() {
  const email = await confirmedAccount(now);
  const { viewer } = await mustLogIn(email, now);
  return { email, viewer };
}

async function optionsFor(viewer: Viewer) {
  const started = await startPasskey(deps, viewer, password, now);
  if (started.state !== "started") throw new Error(started.state);
  return started.options;
}

const add = async (viewer: Viewer, authenticator: Awaited<ReturnType<typeof newAuthenticator>>) => {
  const created = await authenticator.create(await optionsFor(viewer));
  return addPasskey(deps, viewer, { created, userAgent }, now);
};

const options = () => passkeyOptions(deps, now);
const login = (email: string) =>
  logIn(deps, { email, password, from: stranger, userAgent: "", endedSecret: null }, now);

test.each(["ES256", "RS256", "EdDSA"] as const)(
  "a passkey (%s) logs in alone",
  async (algorithm) => {
    const { email, viewer } = await signedIn();
    const authenticator = await newAuthenticator(algorithm);
    const added = await add(viewer, authenticator);
    expect(added.state === "added" && added.recoveryCodes).toHaveLength(10);
    // ECDSA signatures differ in length.
    for (let times = 0; times < 20; times += 1) {
      const owner = await ownerOfPasskey(deps, await authenticator.get(await options()), now);
      expect(owner?.email).toBe(email);
    }
    const [row] = await db.select().from(passkey).where(eq(passkey.userId, viewer.userId));
    expect(row).toMatchObject({
      name: "Chrome on Linux",
      transports: ["internal"],
      lastUsedAt: now,
    });
    expect(await login(email)).toMatchObject({ state: "second-step" });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      "A passkey was added: your Ribbon account",
    );
  },
);

test("the options tell the browser whose passkey, for which site and which exist", async () => {
  const { email, viewer } = await signedIn();
  expect(await startPasskey(deps, viewer, "wrong password", now)).toEqual({ state: "wrong" });
  const authenticator = await newAuthenticator();
  await add(viewer, authenticator);
  const again = await optionsFor(viewer);
  expect(again).toMatchObject({
    rp: { id: "ribbon.test", name: "Ribbon" },
    user: { name: email, displayName: "Ada Byron" },
    excludeCredentials: [{ transports: ["internal"] }],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestation: "none",
  });
  const created = await authenticator.create(again);
  expect(await addPasskey(deps, viewer, { created, userAgent }, now)).toEqual({ state: "invalid" });
});

test("a registration for another site, session or time is refused, and so is a repeated one", async () => {
  const { viewer } = await signedIn();
  const { viewer: neighbour } = await signedIn();
  const fresh = await optionsFor(viewer);
  const refuse = async (
    what: string,
    changes: Parameters<Awaited<ReturnType<typeof newAuthenticator>>["create"]>[1],
    { at = now, by = viewer, challenge = fresh.challenge } = {},
  ) => {
    const created = await (await newAuthenticator()).create({ ...fresh, challenge }, changes);
    const outcome = await addPasskey(deps, by, { created, userAgent }, at);
    expect(outcome, what).toEqual({ state: "invalid" });
  };
  await refuse("origin", { origin: "http://evil.test" });
  await refuse("frame", { crossOrigin: true });
  await refuse("type", { type: "webauthn.get" });
  await refuse("site", { rpId: "evil.test" });
  await refuse("no user verification", { flags: 0x41 });
  await refuse("no credential", { flags: 0x05 });
  await refuse("late", {}, { at: after(now, 300) });
  await refuse("another session", {}, { by: neighbour });
  await refuse("a challenge of a log-in", {}, { challenge: (await options()).challenge });
  await refuse("a challenge of nobody", {}, { challenge: "AAAA" });
  const created = await (await newAuthenticator()).create(fresh);
  const weak = { ...created, response: { ...created.response, publicKey: "AAAA" } };
  expect(await addPasskey(deps, viewer, { created: weak, userAgent }, now)).toEqual({
    state: "invalid",
  });
  const other = { ...created, id: "AAAA" };
  expect(await addPasskey(deps, viewer, { created: other, userAgent }, now)).toEqual({
    state: "invalid",
  });
  expect(await addPasskey(deps, viewer, { created, userAgent }, now)).toMatchObject({
    state: "added",
  });
  await refuse("used", {});
});

test("no more passkeys are kept than an account may have, also of those begun before", async () => {
  const { viewer } = await signedIn();
  const begun: CreatedPasskey[] = [];
  while (begun.length <= MOST_PASSKEYS) {
    const authenticator = await newAuthenticator();
    begun.push(await authenticator.create(await optionsFor(viewer)));
  }
  const states: string[] = [];
  for (const created of begun) {
    states.push((await addPasskey(deps, viewer, { created, userAgent }, now)).state);
  }
  expect(states.filter((state) => state === "added")).toHaveLength(MOST_PASSKEYS);
  expect(states.at(-1)).toBe("full");
});

test("no more are kept of those that are added at the same time, and those refused change nothing", async () => {
  const { email, viewer } = await signedIn();
  const begun: CreatedPasskey[] = [];
  while (begun.length < MOST_PASSKEYS + 5) {
    const authenticator = await newAuthenticator();
    begun.push(await authenticator.create(await optionsFor(viewer)));
  }
  const outcomes = await Promise.all(
    begun.map((created) => addPasskey(deps, viewer, { created, userAgent }, now)),
  );
  expect(outcomes.filter(({ state }) => state === "full")).toHaveLength(5);
  expect((await readFactors(db, viewer.userId)).passkeys).toHaveLength(MOST_PASSKEYS);
  const added = (await mailsTo(email)).filter(({ kind }) => kind === "account.two-step");
  expect(added).toHaveLength(MOST_PASSKEYS);
});

test("a log-in that is forged, replayed, late or of a copy is refused", async () => {
  const { viewer } = await signedIn();
  const authenticator = await newAuthenticator();
  await add(viewer, authenticator);
  const owner = async (
    changes: Parameters<typeof authenticator.get>[1] = {},
    at = now,
    by = authenticator,
  ) => ownerOfPasskey(deps, await by.get(await options(), changes), at);
  for (const changes of [
    { origin: "http://evil.test" },
    { crossOrigin: true },
    { type: "webauthn.create" },
    { rpId: "evil.test" },
    { flags: 0x01 },
    { flags: 0x04 },
    { userHandle: "AAAA" },
  ]) {
    expect(await owner(changes), JSON.stringify(changes)).toBeNull();
  }
  expect(await owner({}, after(now, 300))).toBeNull();
  expect(await owner({}, now, await newAuthenticator())).toBeNull();
  const used = await authenticator.get(await options());
  const forged = await (await newAuthenticator()).get(await options());
  const { signature } = forged.response;
  expect(
    await ownerOfPasskey(deps, { ...used, response: { ...used.response, signature } }, now),
  ).toBeNull();
  expect(await ownerOfPasskey(deps, used, now)).not.toBeNull();
  expect(await ownerOfPasskey(deps, used, now)).toBeNull();

  authenticator.counter = 7;
  expect(await owner()).not.toBeNull();
  expect(await owner()).toBeNull();
  authenticator.counter = 8;
  expect(await owner()).not.toBeNull();
});

test("only its owner renames and removes a passkey; the last one takes the codes with it", async () => {
  const { email, viewer } = await signedIn();
  const { viewer: neighbour } = await signedIn();
  await add(viewer, await newAuthenticator());
  const [{ id } = { id: "" }] = (await readFactors(db, viewer.userId)).passkeys;
  expect(await renamePasskey(deps, neighbour, { id, name: "Mine" })).toBe(false);
  expect(await renamePasskey(deps, viewer, { id, name: "My phone" })).toBe(true);
  expect(await removePasskey(deps, neighbour, { id, password }, now)).toEqual({ state: "absent" });
  expect(await removePasskey(deps, viewer, { id, password: "wrong" }, now)).toEqual({
    state: "wrong",
  });
  expect((await readFactors(db, viewer.userId)).passkeys).toMatchObject([{ name: "My phone" }]);
  expect(await removePasskey(deps, viewer, { id, password }, now)).toEqual({ state: "removed" });
  expect(await readFactors(db, viewer.userId)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  expect(await login(email)).toMatchObject({ state: "in" });
});
