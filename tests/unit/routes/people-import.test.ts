import { expect, test } from "vitest";
import { importContacts } from "~/domain/people/contacts-import.server";
import { CARD_LIMITS, type ProfileCard } from "~/domain/people/profile-card";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

const PATH = "/profile-cards/import";
const anna = { relationship: "Mother", birthday: "1964-05-02" };
type User = Awaited<ReturnType<typeof signedInUser>>;

const namesOf = async ({ call }: User) =>
  (await (await call("GET", "/profilecards")).json<ProfileCard[]>()).map(({ name }) => name).sort();

const previewed = (names: string[], ticked: number[]) =>
  Object.fromEntries(
    names.flatMap((name, place) => [
      ...Object.entries({ name, ...anna }).map(([field, text]) => [
        `people[${place}].${field}`,
        text,
      ]),
      ...(ticked.includes(place) ? [[`people[${place}].take`, "on"]] : []),
    ]),
  );

test("a preview that is sent twice with another choice adds whom either names", async () => {
  const user = await signedInUser();
  const names = ["Anna", "Bo", "Cai"];
  const id = crypto.randomUUID();
  for (const ticked of [[0, 2], [1], [1, 2]]) {
    const answer = await user.browse(PATH, { ...previewed(names, ticked), id });
    const count = ticked.length;
    expect(answer.headers.get("Location")).toBe(`/profile-cards?done=imported&count=${count}`);
  }
  expect(await namesOf(user)).toEqual(names);
});

test("a place that the form leaves out counts too", async () => {
  const user = await signedInUser();
  const id = crypto.randomUUID();
  const { "people[0].name": _, ...second } = previewed(["Anna", "Bo"], [1]);
  for (const form of [previewed(["Anna"], [0]), second]) {
    expect((await user.browse(PATH, { ...form, id })).status).toBe(303);
  }
  expect(await namesOf(user)).toEqual(["Anna", "Bo"]);
});

test.each(["--13-01", "--", "---", "nonsense"])(
  "a preview with the anniversary '%s' is shown again without it",
  async (anniversary) => {
    const user = await signedInUser();
    const form = { ...previewed(["Anna"], [0]), "people[0].anniversary": anniversary };
    const answer = await user.browse(PATH, form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain("wedding anniversary,");
  },
);

const upload = ({ cookie }: User) => {
  const body = new FormData();
  body.set("file", new File(["BEGIN:VCARD\nFN:Anna\nBDAY:--0502\nEND:VCARD\n"], "people.vcf"));
  return SELF.fetch(origin + PATH, { method: "POST", headers: { Cookie: cookie }, body });
};

test("an account uploads at most 20 files an hour, and is told when the next may come", async () => {
  const [user, other] = [await signedInUser(), await signedInUser()];
  for (let place = 0; place < 20; place += 1) {
    const answer = await upload(user);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  const refused = await upload(user);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("That was tried too often.");
  expect((await upload(other)).status).toBe(200);
  const answer = await user.browse(PATH, previewed(["Anna"], [0]));
  expect(answer.headers.get("Location")).toBe("/profile-cards?done=imported&count=1");
});

test("a submitted preview is compared with cards whose names grow when they are normalised", {
  timeout: 20_000,
}, async () => {
  const user = await signedInUser();
  const name = "\uFDFA".repeat(CARD_LIMITS.text - 3);
  const contacts = Array.from({ length: CARD_LIMITS.cards }, (_, place) => ({
    ...{ ...anna, name: name + place, place },
  }));
  expect(await importContacts(db, user.userId, contacts, new Date())).toBe(true);
  const form = Array.from({ length: 200 }, (_, place) => [`people[${place}].name`, `Bo ${place}`]);
  const answer = await user.browse(PATH, { ...Object.fromEntries(form), select: "none" });
  expect(await answer.text()).toContain("Bo 199");
});
