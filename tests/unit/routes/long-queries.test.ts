import { expect, test } from "vitest";
import type { ProfileCard } from "~/domain/people/profile-card";
import { anna, teapot } from "../../support/api-bodies";
import { withCatalogue } from "../../support/catalogue";
import { halfDescribedSearch } from "../../support/half-described-search";
import { signedInUser } from "../../support/people";

withCatalogue();

const GIFTS = 12;
const PEOPLE = 8;
/** For the header's forms and what the page's scripts are told, however much the page lists. */
const MOST_ECHOES = 6;

test("what stands in a query stands in a page a few times, and not once for each thing that it lists", async () => {
  const { call, browse } = await signedInUser();
  const card = await (await call("POST", "/profilecards", anna)).json<ProfileCard>();
  for (let number = 0; number < GIFTS; number += 1) {
    const gift = { ...teapot, asin: `SAMPLE0${1000 + number}`, profileCardIds: [card.id] };
    expect((await call("POST", "/savedgifts", gift)).status).toBe(201);
  }
  const people: string[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const person = { ...anna, name: `Person ${number}` };
    people.push((await (await call("POST", "/profilecards", person)).json<ProfileCard>()).id);
  }
  const kept = await call("POST", "/savedgifts", { ...teapot, profileCardIds: people });
  const { id } = await kept.json<{ id: string }>();
  const { uid } = await halfDescribedSearch();
  for (const path of [
    "/saved-gifts?",
    `/saved-gifts?section=${card.id}&`,
    `/profile-cards/${card.id}/gifts?`,
    "/profile-cards?",
    `/saved-gifts/${id}?`,
    "/lists?",
    `/giftsearch/${uid}?`,
    `/giftsearch/${uid}?card=${card.id}&`,
  ]) {
    const response = await browse(`${path}note=echoed`);
    expect(response.status, path).toBe(200);
    const echoes = (await response.text()).split("echoed").length - 1;
    expect(echoes, path).toBeLessThanOrEqual(MOST_ECHOES);
  }
});
