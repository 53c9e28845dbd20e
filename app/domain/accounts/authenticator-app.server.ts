import { and, eq, gt, isNull } from "drizzle-orm";
import type { Secrets } from "~/lib/keys.server";
import { base32, base64url } from "~/lib/oslo.server";
import { seal, unseal } from "~/lib/sealed.server";
import { authenticatorApp } from "../../../db/schema/two-step";
import type { Slowed, Wrong } from "./account-outcomes";
import type { LoginDeps } from "./accounts.server";
import { checkOwnPassword } from "./password-check.server";
import { recordSecurityEvent } from "./security-events.server";
import type { Viewer } from "./sessions.server";
import { newTotpKey, totpAddress, totpStep } from "./totp.server";
import { factorAdded, factorRemoved } from "./two-step.server";

const PURPOSE = "authenticator app";
/** A set-up that gets no code is over after an hour. */
const SETUP_MS = 60 * 60 * 1000;

type App = typeof authenticatorApp.$inferSelect;

/** What an authenticator app takes over: a key to type, in groups of four, or an address. */
export type AppSetup = { key: string; address: string };

/** Makes a key for an authenticator app. It counts once `confirmApp` got a code made with it. */
export async function startApp(
  { db, secrets }: LoginDeps,
  viewer: Viewer,
  password: string,
  now: Date,
): Promise<{ state: "started" } | Wrong | Slowed> {
  const checked = await checkOwnPassword(db, viewer, password, now);
  if (checked.state !== "right") return checked;
  const { userId } = viewer;
  const fresh = { sealedKey: await sealTotpKey(secrets, newTotpKey(), userId), createdAt: now };
  await db
    .insert(authenticatorApp)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: authenticatorApp.userId,
      set: fresh,
      setWhere: isNull(authenticatorApp.confirmedAt),
    });
  return { state: "started" };
}

/** The key of an app that waits for its first code; null if it does not, or waited for too long. */
export async function appSetup(
  secrets: Secrets,
  app: App | undefined,
  { email }: Viewer,
  now: Date,
): Promise<AppSetup | null> {
  if (!app || app.confirmedAt || app.createdAt.getTime() + SETUP_MS <= now.getTime()) return null;
  const key = await openTotpKey(secrets, app);
  if (!key) return null;
  const text = base32.encode(key, { includePadding: false });
  return { key: text.match(/.{4}/g)?.join(" ") ?? text, address: totpAddress(key, email) };
}

/** Turns the app on by its first code. `recoveryCodes` if these are the account's first. */
export async function confirmApp(
  deps: LoginDeps,
  viewer: Viewer,
  code: string,
  now: Date,
): Promise<{ state: "on"; recoveryCodes: string[] | null } | { state: "wrong-code" }> {
  const { db, secrets } = deps;
  const waits = and(
    eq(authenticatorApp.userId, viewer.userId),
    isNull(authenticatorApp.confirmedAt),
    gt(authenticatorApp.createdAt, new Date(now.getTime() - SETUP_MS)),
  );
  const [app] = await db.select().from(authenticatorApp).where(waits);
  const key = app && (await openTotpKey(secrets, app));
  const step = key && (await totpStep(key, code, now));
  if (!app || !step) return { state: "wrong-code" };
  const { recoveryCodes, statements } = await factorAdded(deps, viewer, { what: "app-on" }, now);
  await db.batch([
    db
      .update(authenticatorApp)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(waits, eq(authenticatorApp.sealedKey, app.sealedKey))),
    ...statements,
  ]);
  await recordSecurityEvent(db, viewer, { what: "app-on" }, now);
  return { state: "on", recoveryCodes };
}

/** Ends a set-up that waits for its first code. */
export async function cancelApp({ db }: LoginDeps, { userId }: Viewer): Promise<void> {
  const waits = and(eq(authenticatorApp.userId, userId), isNull(authenticatorApp.confirmedAt));
  await db.delete(authenticatorApp).where(waits);
}

/** Turns the app off. */
export async function removeApp(
  deps: LoginDeps,
  viewer: Viewer,
  password: string,
  now: Date,
): Promise<{ state: "removed" } | Wrong | Slowed> {
  const { db } = deps;
  const checked = await checkOwnPassword(db, viewer, password, now);
  if (checked.state !== "right") return checked;
  await db.batch([
    db.delete(authenticatorApp).where(eq(authenticatorApp.userId, viewer.userId)),
    ...(await factorRemoved(deps, viewer, { what: "app-off" }, now)),
  ]);
  return { state: "removed" };
}

/** The key of a user's app as it is stored. */
export function sealTotpKey(secrets: Secrets, key: Uint8Array, userId: string): Promise<string> {
  return seal(secrets, PURPOSE, base64url.encode(key, { includePadding: false }), userId);
}

/** The key that an app makes its codes with. Null if the deployment has another secret by now. */
export async function openTotpKey(
  secrets: Secrets,
  { sealedKey, userId }: App,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const text = await unseal(secrets, PURPOSE, sealedKey, userId);
  return text === null ? null : new Uint8Array(base64url.decode(text, { strict: false }));
}
