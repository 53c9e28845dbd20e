import { and, eq, sql } from "drizzle-orm";
import { base64url } from "~/lib/oslo.server";
import { PRODUCT_NAME } from "~/lib/product-name";
import { passkey } from "../../../db/schema/two-step";
import type { Slowed, Wrong } from "./account-outcomes";
import type { AccountDeps, LoginDeps } from "./accounts.server";
import { browserName } from "./browser-name";
import type { CreationOptions } from "./passkey";
import type { CreatedPasskey } from "./passkey.schema";
import { CHALLENGE_MS, claimChallenge, newChallenge } from "./passkey-challenge.server";
import { isUsableKey, readCeremony } from "./passkey-proof.server";
import { checkOwnPassword } from "./password-check.server";
import { recordSecurityEvent } from "./security-events.server";
import type { Viewer } from "./sessions.server";
import { factorAdded, factorRemoved, readFactors } from "./two-step.server";

export const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256: https://www.iana.org/assignments/cose/cose.xhtml#algorithms */
const ALGORITHMS = [-8, -7, -257];

/**
 * Begins to add a passkey: the options for the browser. A passkey can log in alone, so it has to be
 * discoverable and to verify its user.
 */
export async function startPasskey(
  deps: LoginDeps,
  viewer: Viewer,
  password: string,
  now: Date,
): Promise<{ state: "started"; options: CreationOptions } | { state: "full" } | Wrong | Slowed> {
  const { db, secrets, origin } = deps;
  const checked = await checkOwnPassword(db, viewer, password, now);
  if (checked.state !== "right") return checked;
  const { passkeys } = await readFactors(db, viewer.userId);
  if (passkeys.length >= MOST_PASSKEYS) return { state: "full" };
  const challenge = await newChallenge(secrets, viewer, now);
  return { state: "started", options: creationOptions(origin, viewer, challenge, passkeys) };
}

type Known = Pick<typeof passkey.$inferSelect, "id" | "transports">;

function creationOptions(
  origin: string,
  { userId, email, firstName, lastName }: Viewer,
  challenge: string,
  known: Known[],
): CreationOptions {
  const type = "public-key";
  return {
    rp: { id: new URL(origin).hostname, name: PRODUCT_NAME },
    user: { id: userHandle(userId), name: email, displayName: `${firstName} ${lastName}` },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ id, transports }) => ({ type, id, transports })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}

/**
 * Adds the passkey that a browser made. `recoveryCodes` if these are the account's first. "invalid"
 * if it does not answer a challenge of this session.
 */
export async function addPasskey(
  deps: LoginDeps,
  viewer: Viewer,
  { created, userAgent }: { created: CreatedPasskey; userAgent: string },
  now: Date,
): Promise<
  { state: "added"; recoveryCodes: string[] | null } | { state: "invalid" } | { state: "full" }
> {
  const { db, origin } = deps;
  const { id, response } = created;
  const { publicKey, transports } = response;
  const read = await readCeremony(response, { type: "webauthn.create", origin });
  if (read?.credentialId !== id || !isUsableKey(publicKey)) return { state: "invalid" };
  if (!(await claimChallenge(deps, read.challenge, viewer, now))) return { state: "invalid" };
  const [taken] = await db.select({ id: passkey.id }).from(passkey).where(eq(passkey.id, id));
  if (taken) return { state: "invalid" };
  const added = await factorAdded(deps, viewer, { what: "passkey-added" }, now);
  const name = browserName(userAgent);
  const { counter } = read;
  const { userId } = viewer;
  const row = { id, userId, publicKey, counter, transports, createdAt: now };
  try {
    await db.batch([
      db.insert(passkey).values({ ...row, name: unlessFull(userId, name) }),
      ...added.statements,
    ]);
  } catch (error) {
    if (!String(error).includes("NOT NULL constraint failed: passkey.name")) throw error;
    return { state: "full" };
  }
  await recordSecurityEvent(db, viewer, { what: "passkey-added" }, now);
  return { state: "added", recoveryCodes: added.recoveryCodes };
}

/** The name of a new passkey, or null, which the table refuses and the batch with it, if there are enough. */
const unlessFull = (userId: string, name: string) =>
  sql<string>`CASE WHEN (SELECT count(*) FROM ${passkey} WHERE user_id = ${userId}) < ${MOST_PASSKEYS}
    THEN ${name} END`;

/** Renames one of the viewer's passkeys. False if it does not exist or belongs to another user. */
export async function renamePasskey(
  { db }: Pick<AccountDeps, "db">,
  viewer: Viewer,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkey)
    .set({ name })
    .where(isOwn(viewer, id))
    .returning({ id: passkey.id });
  return renamed.length > 0;
}

/** Removes one of the viewer's passkeys; "absent" if it does not exist or belongs to another user. */
export async function removePasskey(
  deps: AccountDeps,
  viewer: Viewer,
  { id, password }: { id: string; password: string },
  now: Date,
): Promise<{ state: "removed" } | { state: "absent" } | Wrong | Slowed> {
  const { db } = deps;
  const checked = await checkOwnPassword(db, viewer, password, now);
  if (checked.state !== "right") return checked;
  const [own] = await db.select({ id: passkey.id }).from(passkey).where(isOwn(viewer, id));
  if (!own) return { state: "absent" };
  await db.batch([
    db.delete(passkey).where(isOwn(viewer, id)),
    ...(await factorRemoved(deps, viewer, { what: "passkey-removed" }, now)),
  ]);
  return { state: "removed" };
}

/** The id of an account as authenticators store it. */
export function userHandle(userId: string): string {
  return base64url.encode(new TextEncoder().encode(userId), { includePadding: false });
}

const isOwn = ({ userId }: Viewer, id: string) =>
  and(eq(passkey.userId, userId), eq(passkey.id, id));
