import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { keptMs, keptSeconds } from "./domain/shared/retention";
import { hashSecret } from "./domain/shared/secrets.server";
import { readSigned, signedCookie } from "./lib/host-cookie.server";

const proofSchema = z.object({ account: z.string(), until: z.number() }).nullable().catch(null);

/**
 * Signed, and tells that this browser used a link or a code of an account's mailbox, by the hash of the
 * address: what a log-in with the password alone does not prove
 * (docs/decisions/074-two-step-log-in.md).
 */
const mailboxCookie = (context: AppLoadContext) =>
  signedCookie("mailbox", context, {
    maxAge: keptSeconds("mailboxCookie"),
    purpose: "mailbox cookie",
  });

/** The Set-Cookie header of a browser that has used what was mailed to an address. */
export async function mailboxHeader(context: AppLoadContext, email: string): Promise<string> {
  const until = context.now().getTime() + keptMs("mailboxCookie");
  return (await mailboxCookie(context)).serialize({ account: await hashSecret(email), until });
}

/** The Set-Cookie header that forgets it. */
export async function endMailboxHeader(context: AppLoadContext): Promise<string> {
  return (await mailboxCookie(context)).serialize(null, { maxAge: 0 });
}

/** Whether this browser has lately used what was mailed to an address. */
export async function isMailboxProven(
  request: Request,
  context: AppLoadContext,
  email: string,
): Promise<boolean> {
  const proof = proofSchema.parse(await readSigned(await mailboxCookie(context), request));
  if (proof === null || proof.until <= context.now().getTime()) return false;
  return proof.account === (await hashSecret(email));
}
