import { and, eq, gt, ne, sql } from "drizzle-orm";
import { type OutgoingMail, outboxInsertIf } from "~/domain/mail/outbox.server";
import type { LinkSigner } from "~/domain/mail/signed-link.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import { hashSecret } from "~/domain/shared/secrets.server";
import { attemptKey, countAttempt, waitFor } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import { user } from "../../../db/schema/accounts";
import { ask } from "../../../db/schema/asking";
import { profileCard } from "../../../db/schema/people";
import { answeredLetter } from "./answered-letter";
import { type Answers, firstNameOf } from "./answers";

/** What a recipient sees at the address of a link: of the card nothing but a first name. */
export type Question = {
  askedBy: string;
  recipient: string;
  endsAt: Date;
  isEnded: boolean;
  answers: Answers | null;
};

/** 256 bits as base64url: app/domain/shared/secrets.server.ts. */
const TOKEN = /^[\w-]{43}$/;

/** What is asked at an address; null if nothing is. */
export async function findQuestion(db: Db, token: string, now: Date): Promise<Question | null> {
  const row = await findRow(db, token);
  if (!row) return null;
  const { askedBy, name, endsAt, answers } = row;
  return { askedBy, recipient: firstNameOf(name), endsAt, isEnded: endsAt <= now, answers };
}

/**
 * Stores the answers of a link, in place of earlier ones of the card, with the mail about it if it is wanted. What stopped it: 'gone' if nothing is
 * asked at the address, 'ended' if the link has ended.
 */
export async function saveAnswers(
  { db, links }: { db: Db; links: LinkSigner },
  token: string,
  answers: Answers,
  now: Date,
): Promise<"saved" | "gone" | "ended"> {
  const row = await findRow(db, token);
  if (!row) return "gone";
  const { id, cardId, userId } = row;
  const isSaved = sql`EXISTS (SELECT 1 FROM ask saved WHERE saved.id = ${id} AND saved.answered_at = ${now.getTime()})`;
  const [saved] = await db.batch([
    db
      .update(ask)
      .set({ answers, answeredAt: now })
      .where(and(eq(ask.id, id), gt(ask.endsAt, now)))
      .returning({ id: ask.id }),
    db
      .update(ask)
      .set({ answers: null, answeredAt: null })
      .where(and(eq(ask.cardId, cardId), eq(ask.userId, userId), ne(ask.id, id), isSaved)),
    ...(row.isMailWanted ? [outboxInsertIf(db, await mailOf(row, links), isSaved, now)] : []),
  ]);
  return saved.length > 0 ? "saved" : "ended";
}

/** The mail that tells of a link's first answers; a second one has the same key. */
async function mailOf(
  { id, userId, email, firstName, name }: NonNullable<Awaited<ReturnType<typeof findRow>>>,
  links: LinkSigner,
): Promise<OutgoingMail> {
  const stop = await stopLink(links, { email, stop: "answers" });
  const recipient = firstNameOf(name);
  return {
    ...answeredLetter({ firstName, recipient, origin: links.origin, stopLink: stop }),
    ...{
      kind: "answers",
      to: email,
      userId,
      dedupeKey: `answers:${id}`,
      headers: stopHeaders(stop),
    },
  };
}

/** Deletes the answers of a link, whether or not it has ended. False if nothing is asked at the address. */
export async function withdrawAnswers(db: Db, token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  const changed = await db
    .update(ask)
    .set({ answers: null, answeredAt: null })
    .where(eq(ask.tokenHash, await hashSecret(token)))
    .returning({ id: ask.id });
  return changed.length > 0;
}

/** Counts a form against the limit of a network address for a day; the seconds to wait if over it. */
export async function admitAnswers(db: Db, client: string, now: Date): Promise<number | null> {
  const [counted] = await countAttempt(db, "answers", await attemptKey("answers", client), now);
  return waitFor("answers", counted, now);
}

async function findRow(db: Db, token: string) {
  if (!TOKEN.test(token)) return null;
  const [row] = await db
    .select({
      id: ask.id,
      cardId: ask.cardId,
      userId: ask.userId,
      askedBy: ask.askedBy,
      endsAt: ask.endsAt,
      answers: ask.answers,
      isMailWanted: ask.isMailWanted,
      name: profileCard.name,
      email: user.email,
      firstName: user.firstName,
    })
    .from(ask)
    .innerJoin(user, eq(user.id, ask.userId))
    .innerJoin(profileCard, eq(profileCard.id, ask.cardId))
    .where(eq(ask.tokenHash, await hashSecret(token)));
  return row ?? null;
}
