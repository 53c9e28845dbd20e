import { z } from "zod";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { type LinkSigner, readLink, signLink } from "~/domain/mail/signed-link.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import type { Secrets } from "~/lib/keys.server";
import type { Db } from "../../../db/client";
import { listPath } from "./gift-list";
import { claimLinkLetter } from "./list-letters";

const linkSchema = z.object({ list: z.string(), gift: z.string(), claim: z.string() });

/** A claim on the list at an address. */
export type LinkedClaim = z.output<typeof linkSchema>;

/** Queues the mail with the link by which a claim is taken back. */
export async function mailClaimLink(
  { db, secrets, origin }: { db: Db } & LinkSigner,
  to: string,
  claim: LinkedClaim,
  isReminded: boolean,
  now: Date,
): Promise<void> {
  const token = await signLink(secrets, "lists", claim, null);
  const listLink = origin + listPath(claim.list);
  const undoLink = `${listLink}/undo?${new URLSearchParams({ token })}`;
  const stop = await stopLink({ secrets, origin }, { email: to, stop: "everything" });
  const letter = claimLinkLetter({ origin, listLink, undoLink, stopLink: stop, isReminded });
  const dedupeKey = `list.link:${claim.claim}:${crypto.randomUUID()}`;
  const headers = stopHeaders(stop);
  await db.batch([outboxInsert(db, { ...letter, kind: "list.link", to, headers, dedupeKey }, now)]);
}

/** The claim that a link takes back; null if it is forged, or for another list. */
export async function readClaimLink(
  secrets: Secrets,
  list: string,
  token: string,
  now: Date,
): Promise<LinkedClaim | null> {
  const claim = await readLink(secrets, "lists", { token, schema: linkSchema, now });
  return claim?.list === list ? claim : null;
}
