import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { USER_TABLES } from "~/domain/accounts/account-data.server";
import { SECURITY_EVENTS } from "~/domain/accounts/security-event";
import { recordSecurityEvent } from "~/domain/accounts/security-events.server";
import { MOST_SESSIONS } from "~/domain/accounts/sessions.server";
import { saveAnswers, withdrawAnswers } from "~/domain/asking/answering.server";
import { ASK_LIMITS } from "~/domain/asking/answers";
import { answersSchema } from "~/domain/asking/answers.schema";
import { ENDED_KEPT, makeAsk, readAsk } from "~/domain/asking/asking.server";
import { GIFT_LIMITS } from "~/domain/gifts/saved-gift";
import { fieldsOfCard } from "~/domain/people/card-fields";
import { addCustomHoliday } from "~/domain/people/custom-holidays.server";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { createCard, updateCard } from "~/domain/people/profile-card-writes.server";
import { findProfileCard } from "~/domain/people/profile-cards.server";
import { MOST_REMINDED } from "~/domain/reminders/next-reminder";
import {
  CARD_SEARCH_LIMITS,
  refuseForCard,
  rememberSearch,
} from "~/domain/search/card-searches.server";
import { MOST_SECURITY_EVENTS } from "~/domain/shared/retention";
import { signedInUser } from "../../../support/people";
import { db, origin } from "../../../support/test-env";

const MOST_BYTES = 20_000_000;
const now = new Date("2026-11-21T09:00:00Z");
/** The text of most bytes that a limit of characters allows. */
const longest = (characters: number) => "愛".repeat(characters);

/** The bytes of a user's rows in a table. */
async function bytesIn(table: SQLiteTable, userId: string): Promise<number> {
  const lengths = Object.values(getTableColumns(table)).map(
    (column) => sql`coalesce(octet_length(${column}), 0)`,
  );
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${sql.join(lengths, sql` + `)}), 0)` })
    .from(table)
    .where(sql`user_id = ${userId}`);
  return row?.bytes ?? 0;
}

test("whatever an account stores within its limits is under 20 MB", async () => {
  const { owner } = await signedInUser();
  const { userId } = owner;
  const { text, interests, avoid, reminderDays } = CARD_LIMITS;
  const fields = {
    ...{ name: longest(text), relationship: longest(text), birthday: "1964-05-02" },
    ...{ interests: longest(interests), avoid: longest(avoid), emailRemindersEnabled: true },
  };
  const created = await createCard(db, owner, profileCardSchema.parse(fields), now);
  const cardId = created.ok ? created.id : expect.fail("the card was refused");
  const holiday = { date: "2009-12-22", isRecurring: true, isOriginDate: true };
  for (let count = 0; count < CARD_LIMITS.customHolidays; count += 1) {
    await addCustomHoliday(db, owner, cardId, { name: longest(text), ...holiday }, now);
  }
  const card = await findProfileCard(db, owner, cardId, now);
  if (!card) throw new Error("There is no card.");
  const holidayIds = card.holidays.map(({ id }) => id);
  const days = Object.fromEntries(holidayIds.map((id) => [id, reminderDays]));
  const all = { ...fields, holidayIds, reminderDaysBeforeByHolidayId: days };
  const input = profileCardSchema.parse(all);
  expect(await updateCard(db, owner, cardId, { input, before: fieldsOfCard(card) }, now)).toEqual({
    ok: true,
    id: cardId,
  });
  const reminded = `${crypto.randomUUID()} 2026-12-22 ${reminderDays}`;
  await rememberSearch(db, { userId, cardId, uid: "f".repeat(64) }, now);
  await refuseForCard(db, { userId, uid: "f".repeat(64), title: longest(120) }, now);

  const deps = { db, secrets: ["a secret that only unit tests know"] as const };
  const asking = { userId, cardId, askedBy: longest(ASK_LIMITS.askedBy), isFirst: true };
  await makeAsk(deps, asking, now);
  const token = (await readAsk(deps, asking, now))?.token ?? "";
  const { askedBy: _, ...limits } = ASK_LIMITS;
  const texts = Object.entries(limits).map(([name, limit]) => [name, longest(limit)]);
  expect(
    await saveAnswers(
      { db, links: { ...deps, origin } },
      token,
      answersSchema.parse(Object.fromEntries(texts)),
      now,
    ),
  ).toBe("saved");

  const longestName = longest(60);
  await recordSecurityEvent(db, { userId }, { what: "login", browser: longestName }, now);
  const { profileCards, customHolidays, cardHolidays, searches, refusedIdeas, sessions, asked } =
    USER_TABLES;
  const bytes = async (table: SQLiteTable, rows: number) => rows * (await bytesIn(table, userId));
  const answered = await bytes(USER_TABLES.asked, CARD_LIMITS.cards);
  // Of a card's links one has answers.
  await withdrawAnswers(db, token);
  const parts = [
    await bytes(profileCards, CARD_LIMITS.cards),
    CARD_LIMITS.cards * MOST_REMINDED * JSON.stringify([reminded]).length,
    await bytes(customHolidays, CARD_LIMITS.accountHolidays / CARD_LIMITS.customHolidays),
    await bytes(cardHolidays, CARD_LIMITS.cards),
    await bytes(searches, CARD_SEARCH_LIMITS.searches),
    await bytes(refusedIdeas, CARD_SEARCH_LIMITS.refusedIdeas),
    await bytes(sessions, 2 * MOST_SESSIONS),
    await bytes(
      USER_TABLES.securityEvents,
      Object.keys(SECURITY_EVENTS).length * MOST_SECURITY_EVENTS,
    ),
    answered,
    await bytes(asked, CARD_LIMITS.cards * ENDED_KEPT),
    GIFT_LIMITS.bytes,
  ];
  expect(parts.every((part) => part > 0)).toBe(true);
  expect(parts.reduce((sum, part) => sum + part)).toBeLessThan(MOST_BYTES);
});
