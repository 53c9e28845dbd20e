import { expect, test } from "vitest";
import type { ProfileCard } from "~/domain/people/profile-card";
import { anna } from "../../support/api-bodies";
import { withCatalogue } from "../../support/catalogue";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

withCatalogue();

const textOf = async (response: Response) => (await response.text()).replaceAll("<!-- -->", "");
const TOLD = /glove|kneeler|\btea\b/i;

/** A user with Anna's card, who was asked and told what to leave out. */
async function told() {
  const user = await signedInUser();
  const card = await (await user.call("POST", "/profilecards", anna)).json<ProfileCard>();
  const place = `/profile-cards/${card.id}/ask`;
  await user.browse(place, { intent: "first" });
  const [path = ""] = /\/ask\/[\w-]{43}/.exec(await textOf(await user.browse(place))) ?? [];
  await SELF.fetch(origin + path, {
    method: "POST",
    body: new URLSearchParams({ allergies: "pollen, ricin", enough: "gloves, kneelers, tea" }),
    redirect: "manual",
  });
  return { user, card };
}

const brief = { recipientType: "Mother", age: "62", occasion: "Birthday", interests: "Gardening" };

test("a search from the card leaves out what was told, and shows it to nobody else", async () => {
  const { user, card } = await told();
  const form = await textOf(
    await user.browse(`/profile-cards/${card.id}/search?occasion=Birthday`),
  );
  expect(form).toContain("Anna told you what to avoid and what there is enough of: pollen, ricin,");
  expect(await textOf(await user.browse(`/?card=${card.id}`))).toContain("ricin");
  const response = await user.browse("/?index", { ...brief, card: card.id });
  const [path = ""] = (response.headers.get("Location") ?? "").split("?");
  const isOver = async () =>
    (await SELF.fetch(`${origin}/api${path}`)).headers.get("x-job-complete");
  await expect.poll(isOver, { timeout: 20_000 }).toBe("true");
  const ideas = await (await SELF.fetch(`${origin}/api${path}`)).json<
    { suggestionTitle: string; products: { title: string }[] }[]
  >();
  expect(ideas).toHaveLength(5);
  for (const { suggestionTitle, products } of ideas) {
    expect(suggestionTitle).not.toMatch(TOLD);
    for (const { title } of products) expect(title).not.toMatch(TOLD);
  }
  const events = await textOf(await SELF.fetch(`${origin}${path}/events`));
  const page = await textOf(await SELF.fetch(origin + path));
  for (const shown of [JSON.stringify(ideas), events, page]) {
    expect(shown).not.toMatch(/ricin|\bkneelers\b/);
  }
});

test("the answers on a card of another account change nothing", async () => {
  const { card } = await told();
  const other = await signedInUser();
  const response = await other.browse("/?index", { ...brief, card: card.id });
  expect(response.status).toBe(303);
  expect(await textOf(await other.browse(`/?card=${card.id}`))).not.toContain("ricin");
});
