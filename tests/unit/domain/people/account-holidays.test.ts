import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { importContacts } from "~/domain/people/contacts-import.server";
import { addCustomHoliday } from "~/domain/people/custom-holidays.server";
import { CARD_LIMITS, HOLIDAYS_FULL } from "~/domain/people/profile-card";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { createCard, updateCard } from "~/domain/people/profile-card-writes.server";
import { findProfileCard } from "~/domain/people/profile-cards.server";
import { cardHoliday, customHoliday, profileCard } from "../../../../db/schema/people";
import { anna } from "../../../support/api-bodies";
import { signedInUser } from "../../../support/people";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const input = (changes: object = {}) => profileCardSchema.parse({ ...anna, ...changes });
const day = { date: "2009-12-22", isRecurring: true, isOriginDate: false };
const contacts = [1, 2].map((place) => ({ ...anna, place }));
const married = contacts.map((contact) => ({ ...contact, anniversary: "--06-12" }));

let user: Awaited<ReturnType<typeof signedInUser>>;
const count = () => db.$count(customHoliday, eq(customHoliday.userId, user.userId));
const cards = () => db.$count(profileCard, eq(profileCard.userId, user.userId));

async function addCard(): Promise<string> {
  const created = await createCard(db, user.owner, input(), now);
  return created.ok ? created.id : expect.fail("the card was refused");
}

/** Gives the user's card as many custom holidays as leave room for some in the account. */
async function fillAccount(cardId: string, room: number) {
  const numbers = Array.from({ length: CARD_LIMITS.accountHolidays - room }, (_, place) => place);
  await db.run(sql`INSERT INTO ${customHoliday}
    (id, card_id, user_id, name, date, is_recurring, is_origin_date)
    SELECT ${cardId} || value, ${cardId}, ${user.userId}, 'Day ' || value, '2009-12-22', 1, 0
    FROM json_each(${JSON.stringify(numbers)})`);
}

beforeEach(async () => {
  user = await signedInUser();
  // Of another account, which counts for nothing.
  const other = await signedInUser();
  const theirs = await createCard(db, other.owner, input(), now);
  if (theirs.ok) await addCustomHoliday(db, other.owner, theirs.id, { name: "Day", ...day }, now);
});

test("concurrent requests add no more custom holidays than an account can have", async () => {
  await fillAccount(await addCard(), 2);
  const ids = await Promise.all([1, 2, 3, 4].map(addCard));
  const added = await Promise.all(
    ids.map((id) => addCustomHoliday(db, user.owner, id, { name: "One more", ...day }, now)),
  );
  expect(added.filter((one) => one && "full" in one)).toEqual([
    { full: "account" },
    { full: "account" },
  ]);
  expect(await count()).toBe(CARD_LIMITS.accountHolidays);
  const body = { name: "One more", ...day };
  const refused = await user.call("POST", `/profilecards/${ids[0]}/custom-holidays`, body);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({
    message: "You can keep at most 2,000 custom holidays in all.",
  });
  const page = await user.browse(`/profile-cards/${ids[0]}/holidays/new`, {
    ...{ name: "One more", date: "2009-12-22", isRecurring: "on" },
  });
  expect(page.status).toBe(422);
  expect(await page.text()).toContain("You can keep at most 2,000 custom holidays in all.");
});

test("a card that names one more is refused, and nothing of it is written", async () => {
  await fillAccount(await addCard(), 0);
  const id = await addCard();
  const before = await cards();
  const full = { ok: false, errors: { customHolidayName: [HOLIDAYS_FULL.account] } };
  const named = input({ name: "Annie", customHolidayName: "One more" });
  expect(await createCard(db, user.owner, named, now)).toMatchObject(full);
  expect(await updateCard(db, user.owner, id, { input: named }, now)).toMatchObject(full);
  expect(await findProfileCard(db, user.owner, id, now)).toMatchObject({ name: anna.name });
  expect(await cards()).toBe(before);
  expect(await updateCard(db, user.owner, id, { input: input({ name: "Annie" }) }, now)).toEqual({
    ok: true,
    id,
  });
});

test("of concurrent cards that name a holiday each, one has the last place, and no others are made", async () => {
  await fillAccount(await addCard(), 1);
  const before = await cards();
  const named = input({ customHolidayName: "One more" });
  const made = await Promise.all([1, 2, 3].map(() => createCard(db, user.owner, named, now)));
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await count()).toBe(CARD_LIMITS.accountHolidays);
  expect(await cards()).toBe(before + 1);
});

test("an import adds nobody if their anniversaries are too many, and says so", async () => {
  await fillAccount(await addCard(), 1);
  const before = await cards();
  expect(await importContacts(db, user.userId, married, now)).toBe(false);
  expect(await cards()).toBe(before);
  const form = { name: "Anna", relationship: "Friend", birthday: "1990-03-04", take: "on" };
  const people = [0, 1].flatMap((place) =>
    Object.entries({ ...form, anniversary: "--06-12" }).map(([name, value]) => [
      `people[${place}].${name}`,
      value,
    ]),
  );
  const answer = await user.browse("/profile-cards/import", people);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("You can keep at most 2,000 custom holidays in all");
  expect(await cards()).toBe(before);
  expect(await importContacts(db, user.userId, married.slice(0, 1), now)).toBe(true);
  expect(await count()).toBe(CARD_LIMITS.accountHolidays);
  // Without anniversaries there is room.
  expect(await importContacts(db, user.userId, contacts, now)).toBe(true);
});

test("an import that is sent again selects no anniversary that it does not add", async () => {
  const id = crypto.randomUUID();
  const cardId = await addCard();
  expect(await importContacts(db, user.userId, contacts, now, id)).toBe(true);
  await fillAccount(cardId, 1);
  await importContacts(db, user.userId, married, now, id);
  expect(await count()).toBe(CARD_LIMITS.accountHolidays - 1);
  const isTheirs = eq(cardHoliday.userId, user.userId);
  const selected = await db.select().from(cardHoliday).where(isTheirs);
  const imported = selected.filter((row) => row.cardId.startsWith(id.slice(0, -3)));
  expect(imported.map(({ holidayId }) => holidayId)).toEqual(["birthday", "birthday"]);
});
