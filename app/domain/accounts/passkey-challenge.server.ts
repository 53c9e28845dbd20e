import { z } from "zod";
import { claimOnce } from "~/domain/shared/throttling.server";
import type { Secrets } from "~/lib/keys.server";
import { seal, unseal } from "~/lib/sealed.server";
import type { Db } from "../../../db/client";
import type { Viewer } from "./sessions.server";

const KEY_PURPOSE = "passkey challenge";
/** How long a challenge can be answered. */
export const CHALLENGE_MS = 5 * 60 * 1000;

/** Whom a challenge is for: anybody who logs in, or a session that adds a passkey. */
type Purpose = "log in" | Pick<Viewer, "sessionId">;

const challengeSchema = z.object({ id: z.string(), until: z.number() });

/**
 * A challenge (base64url) that carries its own end, encrypted: nothing is stored for a log-in that
 * anybody can begin.
 */
export async function newChallenge(secrets: Secrets, purpose: Purpose, now: Date): Promise<string> {
  const challenge = { id: crypto.randomUUID(), until: now.getTime() + CHALLENGE_MS };
  return seal(secrets, KEY_PURPOSE, JSON.stringify(challenge), nameOf(purpose));
}

/**
 * Uses up the challenge of a ceremony; call it last. False if it is not ours, for another purpose,
 * older than five minutes or used before.
 */
export async function claimChallenge(
  { db, secrets }: { db: Db; secrets: Secrets },
  challenge: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const text = await unseal(secrets, KEY_PURPOSE, challenge, nameOf(purpose));
  if (text === null) return false;
  const { id, until } = challengeSchema.parse(JSON.parse(text));
  return until > now.getTime() && (await claimOnce(db, `challenge ${id}`, now));
}

const nameOf = (purpose: Purpose) =>
  purpose === "log in" ? purpose : `add to ${purpose.sessionId}`;
