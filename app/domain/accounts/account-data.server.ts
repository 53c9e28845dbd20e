import { eq, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { forgetMails } from "~/domain/mail/outbox-upkeep.server";
import { isGuessOf } from "~/domain/shared/guesses.server";
import { isAttemptOf } from "~/domain/shared/throttling.server";
import type { Db } from "../../../db/client";
import { accountToken, attempt, emailChange, session, user } from "../../../db/schema/accounts";
import { ask } from "../../../db/schema/asking";
import { savedGift, savedGiftCard } from "../../../db/schema/gifts";
import { accountList, mailedList } from "../../../db/schema/lists";
import { contactMessage, mailingList, outbox } from "../../../db/schema/mail";
import {
  cardHoliday,
  cardSearch,
  customHoliday,
  profileCard,
  refusedIdea,
} from "../../../db/schema/people";
import { securityEvent } from "../../../db/schema/security";
import { authenticatorApp, passkey, recoveryCode } from "../../../db/schema/two-step";
import { farewellLetter } from "./account-letters";
import type { DeletionOutcome } from "./account-outcomes";
import type { AccountDeps } from "./accounts.server";
import { checkOwnPassword } from "./password-check.server";
import type { Viewer } from "./sessions.server";

/**
 * Every table whose rows all belong to a user, children before parents, because D1 checks foreign keys after
 * each statement. A test compares this list with the schema.
 */
export const USER_TABLES = {
  savedGiftCards: savedGiftCard,
  cardHolidays: cardHoliday,
  customHolidays: customHoliday,
  searches: cardSearch,
  refusedIdeas: refusedIdea,
  asked: ask,
  savedGifts: savedGift,
  lists: accountList,
  mailedLists: mailedList,
  profileCards: profileCard,
  emailChange,
  passkeys: passkey,
  authenticatorApps: authenticatorApp,
  recoveryCodes: recoveryCode,
  securityEvents: securityEvent,
  links: accountToken,
  sessions: session,
} as const;

type OwnedTable = (typeof USER_TABLES)[keyof typeof USER_TABLES];

/** Columns left out of the download: credentials, and data derived from other columns. */
const NOT_EXPORTED = new Set([
  "userId",
  "passwordHash",
  "idHash",
  "nextHash",
  "retiredHash",
  "familyHash",
  "hash",
  "codeHash",
  "sealedKey",
  "tokenHash",
  "sealedToken",
  "calendarSecretHash",
  "reminderFacts",
]);

/** All stored data of the viewer, for a JSON download. One round trip. */
export async function exportAccount(
  db: Db,
  viewer: Viewer,
  now: Date,
): Promise<Record<string, unknown>> {
  const { userId, email } = viewer;
  const owned = Object.entries(USER_TABLES);
  const [[account], [subscription], mails, messages, ...rows] = await db.batch([
    db.select().from(user).where(eq(user.id, userId)),
    db.select().from(mailingList).where(eq(mailingList.email, email)),
    db.select().from(outbox).where(isMailOf(viewer)),
    db.select().from(contactMessage).where(isFrom(email)),
    ...owned.map(([, table]) => selectOwned(db, table, userId)),
  ]);
  return {
    exportedAt: now,
    account: withoutSecrets(account ?? {}),
    mailingList: subscription ?? null,
    mails: mails.filter(isForDownload).map(({ kind, subject, status, createdAt, sentAt }) => ({
      kind,
      subject,
      status,
      createdAt,
      sentAt,
    })),
    messages,
    ...Object.fromEntries(
      owned.map(([name], index) => [name, (rows[index] ?? []).map(withoutSecrets)]),
    ),
  };
}

/**
 * Ends the lists of the viewer, has those of others forget them, then deletes all their data in one batch and queues a farewell mail. Keeps the address on the
 * suppression list: without that entry it would get mail again. What was mailed to addresses that anybody can have
 * typed counts on for a day, by a hash.
 */
export async function deleteAccount(
  { db, origin, endLists, leaveLists }: AccountDeps & ListEnding,
  viewer: Viewer,
  password: string,
  now: Date,
): Promise<DeletionOutcome> {
  const { userId, email, firstName } = viewer;
  const checked = await checkOwnPassword(db, viewer, password, now);
  if (checked.state !== "right") return checked;
  // First: a list that is still there when its row is gone can no longer be found.
  const [made, mailed] = await db.batch([
    db.select({ uid: accountList.uid }).from(accountList).where(eq(accountList.userId, userId)),
    db.select({ uid: mailedList.uid }).from(mailedList).where(eq(mailedList.userId, userId)),
  ]);
  const uidsOf = (lists: { uid: string }[]) => lists.map(({ uid }) => uid);
  await endLists(uidsOf(made), userId);
  await leaveLists(uidsOf(mailed), userId);
  const letter = await farewellLetter({ firstName, origin });
  const farewell = {
    ...letter,
    kind: "account.farewell" as const,
    to: email,
    dedupeKey: `farewell:${userId}`,
  };
  await db.batch([
    ...forgetMails(db, isMailOf(viewer), now, email),
    ...Object.values(USER_TABLES).map((table) => deleteOwned(db, table, userId)),
    db.delete(user).where(eq(user.id, userId)),
    db.delete(mailingList).where(eq(mailingList.email, email)),
    db.delete(contactMessage).where(isFrom(email)),
    db.delete(attempt).where(await isAttemptOf({ email, userId })),
    db.delete(attempt).where(await isGuessOf("password", email)),
    db.delete(attempt).where(await isGuessOf("secondStep", userId)),
    outboxInsert(db, farewell, now),
  ]);
  return { state: "deleted" };
}

/**
 * Ends shared lists, each in an object of its own; one that has ended already stays so. Those about which the
 * account has asked for mail are left: they forget it.
 */
type ListEnding = Record<
  "endLists" | "leaveLists",
  (uids: string[], userId: string) => Promise<void>
>;

/** Codes prove who reads a mailbox, also whether an address has an account: no session may read them. */
const isForDownload = ({ kind }: { kind: string }) => !kind.startsWith("account.code");

/** Their own mails, and those to their address from before they had the account. */
const isMailOf = ({ userId, email }: Viewer) =>
  or(eq(outbox.userId, userId), eq(outbox.recipient, email));

/** Contact messages of before hold the address as typed; an index has it in lower case. */
const isFrom = (email: string) => eq(sql`lower(${contactMessage.email})`, email);

function selectOwned(db: Db, table: OwnedTable, userId: string) {
  return db.select().from(table).where(eq(table.userId, userId));
}

function deleteOwned(db: Db, table: OwnedTable, userId: string): BatchItem<"sqlite"> {
  return db.delete(table).where(eq(table.userId, userId));
}

function withoutSecrets(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !NOT_EXPORTED.has(name)));
}
