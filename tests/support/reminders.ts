import { eq } from "drizzle-orm";
import { writeReminderFacts } from "~/domain/reminders/reminder-facts.server";
import { refreshReminder } from "~/domain/reminders/reminder-times.server";
import type { Secrets } from "~/lib/keys.server";
import { user } from "../../db/schema/accounts";
import { savedGift, savedGiftCard } from "../../db/schema/gifts";
import { outbox } from "../../db/schema/mail";
import { cardHoliday, customHoliday, profileCard } from "../../db/schema/people";
import { db } from "./test-env";

export const reminderDeps = {
  db,
  secrets: ["a secret that only unit tests know"] as Secrets,
  origin: "https://ribbon.test",
};

/** Empties the tables that reminders depend on. */
export async function emptyReminders(): Promise<void> {
  await db.batch([
    db.delete(outbox),
    db.delete(savedGiftCard),
    db.delete(savedGift),
    db.delete(cardHoliday),
    db.delete(customHoliday),
    db.delete(profileCard),
    db.delete(user),
  ]);
}

type UserParts = Partial<typeof user.$inferInsert>;

/** Adds a confirmed user in London; `parts` override the defaults. */
export async function addUser(id: string, parts: UserParts = {}): Promise<void> {
  await insertUser(id, parts);
}

function insertUser(id: string, parts: UserParts = {}) {
  const now = new Date("2026-11-21T09:00:00Z");
  return db.insert(user).values({
    id,
    email: `${id}@example.com`,
    firstName: "Ann",
    lastName: "Reader",
    passwordHash: "",
    agreedToTermsAt: now,
    confirmedAt: now,
    createdAt: now,
    ...parts,
  });
}

type CardParts = {
  name?: string;
  birthday?: string;
  days?: number;
  custom?: { name: string; date: string; isOriginDate?: boolean };
  now?: Date;
};

/** Adds a card with its birthday, or a custom holiday instead, selected. */
export async function addCard(userId: string, id: string, parts: CardParts = {}): Promise<void> {
  const { name = "Mum", birthday = "1964-05-20", days = 7, custom } = parts;
  const now = parts.now ?? new Date("2027-01-10T12:00:00Z");
  await db.insert(profileCard).values({
    id,
    userId,
    name,
    relationship: "Mother",
    birthday,
    interests: "Gardening, Tea",
    emailRemindersEnabled: true,
    createdAt: now,
    updatedAt: now,
  });
  const holidayId = custom ? `${id}-custom` : "birthday";
  if (custom) {
    const row = {
      id: holidayId,
      cardId: id,
      userId,
      isRecurring: true,
      isOriginDate: false,
      ...custom,
    };
    await db.insert(customHoliday).values(row);
  }
  await db.insert(cardHoliday).values({ cardId: id, holidayId, userId, reminderDaysBefore: days });
  await refreshReminder(db, userId, id, now);
}

/** Adds users `user-0`, `user-1` and so on in London, each with a card for Mum's birthday. */
export async function addCrowd(count: number, { days = 7 }: CardParts = {}): Promise<void> {
  await addUser("user-0");
  await addCard("user-0", "card-0", { days });
  const [first] = await db.select().from(profileCard).where(eq(profileCard.id, "card-0"));
  if (!first) return;
  const others = Array.from({ length: count - 1 }, (_, place) => place + 1).flatMap((number) => {
    const [userId, cardId] = [`user-${number}`, `card-${number}`];
    return [
      insertUser(userId),
      db.insert(profileCard).values({ ...first, id: cardId, userId }),
      db
        .insert(cardHoliday)
        .values({ cardId, holidayId: "birthday", userId, reminderDaysBefore: days }),
    ] as const;
  });
  const [one, ...more] = others;
  if (one) await db.batch([one, ...more, writeReminderFacts(db, undefined)]);
}

/** The mails in the outbox, in the order they were written. */
export const mails = () => db.select().from(outbox);

/** A quarter past eight in London, a week before the birthday of `addCard`. */
export const due = new Date("2027-05-13T07:15:00Z");

/** The stored row of a card. */
export async function cardRow(id = "mum") {
  const [row] = await db.select().from(profileCard).where(eq(profileCard.id, id));
  return row;
}
