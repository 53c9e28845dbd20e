import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CardHoliday, ProfileCard } from "~/domain/people/profile-card";
import { customHoliday } from "../../../db/schema/people";
import { anna, teapot } from "../../support/api-bodies";
import { callWith, signedInUser } from "../../support/people";
import { db } from "../../support/test-env";

async function newCard(call: ReturnType<typeof callWith>, body: object = {}) {
  const response = await call("POST", "/profilecards", { ...anna, ...body });
  expect(response.status).toBe(201);
  return response.json<ProfileCard>();
}

test("a new card lists the region's holidays and the birthday, none selected", async () => {
  const { call } = await signedInUser();
  const card = await newCard(call);
  expect(card).toMatchObject({ ...anna, interests: "", emailRemindersEnabled: false });
  expect(card.holidays.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["birthday", "christmas", "diwali", "mothers-day"]),
  );
  expect(card.holidays.map(({ id }) => id)).not.toContain("thanksgiving");
  expect(card.holidays.every(({ isSelected }) => !isSelected)).toBe(true);
  const birthday = card.holidays.find(({ id }) => id === "birthday");
  expect(birthday).toMatchObject({ isGlobal: false, isCustom: false, isRecurring: true });
  expect(birthday?.date).toMatch(/^\d{4}-05-02$/);
  for (const { date } of card.holidays) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await (await call("GET", "/profilecards")).json()).toEqual([card]);
  const american = await newCard((await signedInUser("USA")).call);
  expect(american.holidays.map(({ id }) => id)).toContain("thanksgiving");
});

test("paths are case-insensitive", async () => {
  const { call } = await signedInUser();
  const { id } = await newCard(call);
  expect((await call("GET", "/ProfileCards")).status).toBe(200);
  expect((await call("DELETE", `/ProfileCards/${id}`)).status).toBe(204);
  expect((await call("DELETE", `/ProfileCards/${id}`)).status).toBe(404);
});

test("an update replaces the selected holidays, of all three kinds", async () => {
  const { call } = await signedInUser();
  const { id } = await newCard(call);
  const wedding = {
    name: "Wedding day",
    date: "2009-08-22",
    isRecurring: true,
    isOriginDate: true,
  };
  const added = await call("POST", `/profilecards/${id}/custom-holidays`, wedding);
  expect(added.status).toBe(201);
  const holiday = await added.json<CardHoliday>();
  expect(holiday).toMatchObject({ ...wedding, isCustom: true, isGlobal: false });

  const selection = { birthday: 7, christmas: 30, [holiday.id]: 1 };
  const chosen = await call("PUT", `/profilecards/${id}`, {
    ...anna,
    holidayIds: Object.keys(selection),
    reminderDaysBeforeByHolidayId: selection,
    emailRemindersEnabled: true,
  });
  expect(chosen.status).toBe(200);
  const { holidays } = await chosen.json<ProfileCard>();
  const selected = holidays.filter(({ isSelected }) => isSelected);
  expect(Object.fromEntries(selected.map((one) => [one.id, one.reminderDaysBefore]))).toEqual(
    selection,
  );

  const fewer = await call("PUT", `/profilecards/${id}`, { ...anna, holidayIds: ["christmas"] });
  const left = await fewer.json<ProfileCard>();
  expect(left.holidays.filter((one) => one.isSelected).map((one) => one.id)).toEqual(["christmas"]);
  expect(left.emailRemindersEnabled).toBe(true);
});

test("a body that turns reminders on gives the days of each holiday that it selects", async () => {
  const { call } = await signedInUser();
  const on = { emailRemindersEnabled: true, holidayIds: ["christmas"] };
  const days = { reminderDaysBeforeByHolidayId: { christmas: 30 } };
  const { id } = await newCard(call, { ...on, ...days });
  const path = `/profilecards/${id}`;
  const custom = { name: "Recital", date: "2027-03-01", isRecurring: true, isOriginDate: false };
  const added = await call("POST", `${path}/custom-holidays`, custom);
  const { id: recital } = await added.json<CardHoliday>();

  const without = await call("PUT", path, { ...anna, ...on });
  expect(without.status).toBe(422);
  const { message, errors } = await without.json<{ message: string; errors: object }>();
  expect(message).toBe("Please enter reminder days from 1 to 90 for Christmas");
  expect(Object.keys(errors)).toEqual(["reminderDaysBeforeByHolidayId.christmas"]);
  const oneOfTwo = { ...on, ...days, holidayIds: ["christmas", recital] };
  expect((await call("PUT", path, { ...anna, ...oneOfTwo })).status).toBe(422);
  const given = {
    reminderDaysBeforeByHolidayId: { ...days.reminderDaysBeforeByHolidayId, [recital]: 3 },
  };
  expect((await call("PUT", path, { ...anna, ...oneOfTwo, ...given })).status).toBe(200);

  const off = { ...anna, ...on, emailRemindersEnabled: false };
  expect((await call("PUT", path, off)).status).toBe(200);
});

test("a custom holiday can be changed and deleted", async () => {
  const { call } = await signedInUser();
  const { id } = await newCard(call);
  const body = { name: "Recital", date: "2126-03-01", isRecurring: false, isOriginDate: false };
  const { id: holidayId } = await (
    await call("POST", `/profilecards/${id}/custom-holidays`, body)
  ).json<CardHoliday>();
  const path = `/profilecards/custom-holidays/${holidayId}`;
  const changed = await call("PUT", path, { ...body, name: "Concert" });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ id: holidayId, name: "Concert" });
  expect((await call("PUT", path, { ...body, date: "2027-02-30" })).status).toBe(422);
  expect((await call("DELETE", path)).status).toBe(204);
  expect((await call("DELETE", path)).status).toBe(404);
});

test("a day of the past that does not return is refused, unless it was stored before", async () => {
  const { call } = await signedInUser();
  const { id } = await newCard(call);
  const add = `/profilecards/${id}/custom-holidays`;
  const past = { name: "Recital", date: "2020-03-01", isRecurring: false, isOriginDate: false };
  const message = "1 March 2020 is past. Choose a day to come, or let it return every year.";
  const refused = await call("POST", add, past);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: { date: [message] } });

  for (const date of ["12-24", "0"]) {
    const unread = await call("POST", add, { ...past, date });
    expect(unread.status).toBe(422);
    const { errors } = await unread.json<{ errors: { date: string[] } }>();
    expect(errors.date).toHaveLength(1);
  }

  const yearly = await call("POST", add, { ...past, isRecurring: true });
  expect(yearly.status).toBe(201);
  const path = `/profilecards/custom-holidays/${(await yearly.json<CardHoliday>()).id}`;
  const once = await call("PUT", path, past);
  expect(once.status).toBe(422);
  expect(await once.json()).toMatchObject({ errors: { date: [message] } });

  await db.update(customHoliday).set({ isRecurring: false }).where(eq(customHoliday.cardId, id));
  expect((await call("PUT", path, { ...past, name: "Concert" })).status).toBe(200);
  expect((await call("PUT", path, { ...past, date: "2020-03-02" })).status).toBe(422);
});

test.each([
  [{ name: " " }, "name"],
  [{ relationship: undefined }, "relationship"],
  [{ birthday: "1990-02-30" }, "birthday"],
  [{ birthday: "2 May" }, "birthday"],
  [{ holidayIds: ["nonsense"] }, "holidayIds"],
  [
    { holidayIds: ["christmas"], reminderDaysBeforeByHolidayId: { christmas: 1.5 } },
    "reminderDaysBeforeByHolidayId.christmas",
  ],
  [{ reminderDaysBeforeByHolidayId: { christmas: 0 } }, "reminderDaysBeforeByHolidayId.christmas"],
  [{ reminderDaysBeforeByHolidayId: { christmas: 91 } }, "reminderDaysBeforeByHolidayId.christmas"],
  [
    { holidayIds: ["christmas"], emailRemindersEnabled: true },
    "reminderDaysBeforeByHolidayId.christmas",
  ],
])("the card %j is refused", async (wrong, field) => {
  const { call } = await signedInUser();
  const response = await call("POST", "/profilecards", { ...anna, ...wrong });
  expect(response.status).toBe(422);
  const { message, errors } = await response.json<{ message: string; errors: object }>();
  expect(message).not.toBe("");
  expect(Object.keys(errors)).toContain(field);
  expect(await (await call("GET", "/profilecards")).json()).toEqual([]);
});

test("a birthday without a year and a custom holiday without a date are kept", async () => {
  const { call } = await signedInUser();
  const card = await newCard(call, { birthday: "--02-29", customHolidayName: "Name day" });
  expect(card.birthday).toBe("--02-29");
  expect(card.holidays.find(({ name }) => name === "Name day")).toMatchObject({
    isCustom: true,
    isRecurring: true,
    isOriginDate: false,
  });
  const again = await call("PUT", `/profilecards/${card.id}`, {
    ...anna,
    customHolidayName: "Name day",
  });
  const { holidays } = await again.json<ProfileCard>();
  expect(holidays.filter(({ name }) => name === "Name day")).toHaveLength(1);
});

test("other methods, missing bodies and missing logins are refused", async () => {
  const { call } = await signedInUser();
  expect((await call("PATCH", "/profilecards", {})).status).toBe(405);
  expect((await call("POST", "/profilecards/custom-holidays/x")).status).toBe(405);
  expect((await call("POST", "/profilecards")).status).toBe(415);
  for (const path of ["/profilecards", "/savedgifts", "/savedgifts/by-asin/x"]) {
    const response = await callWith()("GET", path);
    expect(response.status).toBe(401);
    expect(await response.json()).toHaveProperty("message");
  }
});

test("everything of another user returns the same 404 as what does not exist", async () => {
  const mine = await signedInUser();
  const { call } = await signedInUser();
  const card = await newCard(mine.call);
  const body = { name: "Recital", date: "2027-03-01", isRecurring: true, isOriginDate: false };
  const holiday = await (
    await mine.call("POST", `/profilecards/${card.id}/custom-holidays`, body)
  ).json<CardHoliday>();
  await mine.call("POST", "/savedgifts", { ...teapot, profileCardIds: [card.id] });
  const before = await (await mine.call("GET", "/profilecards")).json();
  const paths: [string, string, unknown?][] = [
    ["GET", `/profilecards/${card.id}`],
    ["PUT", `/profilecards/${card.id}`, { ...anna, name: "Stolen" }],
    ["PUT", `/profilecards/${card.id}`, {}],
    ["DELETE", `/profilecards/${card.id}`],
    ["POST", `/profilecards/${card.id}/custom-holidays`, body],
    ["PUT", `/profilecards/custom-holidays/${holiday.id}`, { ...body, name: "Stolen" }],
    ["DELETE", `/profilecards/custom-holidays/${holiday.id}`],
    ["GET", `/savedgifts/by-profile/${card.id}`],
    ["GET", `/savedgifts/by-asin/${teapot.asin}`],
  ];
  for (const [method, path, content] of paths) {
    const response = await call(method, path, content);
    expect(response.status, `${method} ${path}`).toBe(404);
    const nowhere = await call(
      method,
      path.replace(/[0-9a-f-]{36}|B0TEAPOT01/, "nothing"),
      content,
    );
    expect(await response.json(), `${method} ${path}`).toEqual(await nowhere.json());
  }
  const foreign = await call("POST", "/savedgifts", { ...teapot, profileCardIds: [card.id] });
  expect(foreign.status).toBe(422);
  expect(await (await call("GET", "/savedgifts")).json()).toEqual([]);
  expect(await (await mine.call("GET", "/profilecards")).json()).toEqual(before);
});
