import { expect, test } from "vitest";
import type { ProfileCard } from "~/domain/people/profile-card";
import { signedInUser } from "../../support/people";

type User = Awaited<ReturnType<typeof signedInUser>>;

const form = { name: "Anna", relationship: "Mother", birthday: "1964-05-02" };
const cardsOf = async ({ call }: User) =>
  (await call("GET", "/profilecards")).json<ProfileCard[]>();

test("a new card that is sent twice is one card, with what was sent last", async () => {
  const user = await signedInUser();
  const id = crypto.randomUUID();
  const sent = { ...form, id };
  const answers = await Promise.all([1, 2].map(() => user.browse("/profile-cards/new", sent)));
  answers.push(await user.browse("/profile-cards/new", { ...sent, interests: "Tea" }));
  for (const answer of answers) {
    expect(answer.headers.get("Location")).toBe("/profile-cards?done=added");
  }
  expect(await cardsOf(user)).toMatchObject([{ id, name: "Anna", interests: "Tea" }]);
});

test("the id of another user's card changes nothing of it", async () => {
  const [mine, theirs] = [await signedInUser(), await signedInUser()];
  const id = crypto.randomUUID();
  await theirs.browse("/profile-cards/new", { ...form, id });
  const answer = await mine.browse("/profile-cards/new", { ...form, name: "Eve", id });
  expect(answer.status).toBe(422);
  expect(await cardsOf(mine)).toEqual([]);
  expect(await cardsOf(theirs)).toMatchObject([{ name: "Anna" }]);
});

test("a new holiday that is sent twice is one holiday", async () => {
  const user = await signedInUser();
  const cardId = crypto.randomUUID();
  await user.browse("/profile-cards/new", { ...form, id: cardId });
  const place = `/profile-cards/${cardId}/holidays/new`;
  const holiday = {
    name: "Wedding day",
    date: "2009-12-22",
    isRecurring: "on",
    id: crypto.randomUUID(),
  };
  await user.browse(place, holiday);
  const again = await user.browse(place, { ...holiday, name: "Silver wedding" });
  const news = `done=holidayAdded&holiday=${holiday.id}`;
  expect(again.headers.get("Location")).toBe(`/profile-cards/${cardId}?${news}`);
  const [card] = await cardsOf(user);
  const customs = card?.holidays.filter(({ isCustom }) => isCustom);
  expect(customs).toMatchObject([{ id: holiday.id, name: "Silver wedding" }]);
});

test("imported people that are sent twice are added once", async () => {
  const user = await signedInUser();
  const people = { "people[0].take": "on" };
  for (const [name, text] of Object.entries(form)) {
    Object.assign(people, { [`people[0].${name}`]: text });
  }
  const sent = { ...people, id: crypto.randomUUID() };
  for (const _ of [1, 2]) {
    const answer = await user.browse("/profile-cards/import", sent);
    expect(answer.headers.get("Location")).toBe("/profile-cards?done=imported&count=1");
  }
  expect(await cardsOf(user)).toHaveLength(1);
});
