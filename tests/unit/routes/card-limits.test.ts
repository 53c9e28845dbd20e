import { expect, test } from "vitest";
import { CARD_LIMITS, type ProfileCard } from "~/domain/people/profile-card";
import { attemptKey, countAttempt } from "~/domain/shared/throttling.server";
import { signedInUser } from "../../support/people";
import { db, origin } from "../../support/test-env";

const A_DAY = 4_000;
type User = Awaited<ReturnType<typeof signedInUser>>;

/** As if an account had changed all but a few of the cards that it may change in a day. */
async function changedToday({ userId }: User, cards: number): Promise<void> {
  await countAttempt(db, "cards", await attemptKey("cards", userId), new Date(), cards);
}

const people = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => [
      [`people[${place}].name`, `Bo ${place}`],
      [`people[${place}].relationship`, "Friend"],
      [`people[${place}].birthday`, "1990-03-04"],
      [`people[${place}].take`, "on"],
    ]).flat(),
  );

test("people who are added and deleted again and again are too many in the end", async () => {
  const user = await signedInUser();
  const rounds = A_DAY / (2 * CARD_LIMITS.cards);
  for (let round = 0; round < rounds; round += 1) {
    const added = await user.browse("/profile-cards/import", people(CARD_LIMITS.cards));
    expect(added.status).toBe(303);
    const cards = await (await user.call("GET", "/profilecards")).json<ProfileCard[]>();
    const ids = cards.map(({ id }) => ["card", id]);
    const deleted = await user.browse("/profile-cards/chosen/delete", ids);
    expect(deleted.status).toBe(303);
  }
  const refused = await user.browse("/profile-cards/import", people(2));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_600);
  // What was chosen is still there.
  expect(await refused.text()).toContain("Bo 1");
});

test("a profile, a gift for many and a holiday for many count too, on screens and in the API", async () => {
  const user = await signedInUser();
  await user.browse("/profile-cards/import", people(2));
  const [one, two] = await (await user.call("GET", "/profilecards")).json<ProfileCard[]>();
  const ids = [one?.id ?? "", two?.id ?? ""];
  await changedToday(user, A_DAY - 3);
  const gift = {
    title: "Teapot",
    description: "A teapot for slow afternoons",
    asin: "B0TEAPOT01",
    productUrl: "https://www.amazon.co.uk/dp/B0TEAPOT01",
    imageUrl: `${origin}/sample/tea.svg`,
    price: 20,
    pros: "Keeps warm",
    cons: "Heavy",
    reviewSummary: "A solid pot.",
    isFavorited: true,
  };
  const profile = { firstName: "Ada", lastName: "Byron" };
  const answers = [
    await user.call("POST", "/savedgifts", { ...gift, profileCardIds: ids }),
    await user.call("POST", "/account/update-profile", profile),
    await user.browse("/account", { ...profile, intent: "profile" }),
    await user.browse("/profile-cards/chosen/holiday", [
      ...ids.map((id) => ["card", id]),
      ["holidayId", "christmas"],
      ["reminderDays", "7"],
    ]),
  ];
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  for (const { headers } of answers) expect(headers.get("Retry-After")).toMatch(/^\d+$/);
});
