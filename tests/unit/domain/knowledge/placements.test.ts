import { expect, test } from "vitest";
import { INTERESTS, PLACEMENTS } from "~/domain/knowledge/interest-data";
import { understandInterest } from "~/domain/knowledge/interests";
import hobbies from "../../../support/hobbies.json";

/** What the other world that a judge named means to the knowledge. */
const meantBy = (near: string | null) => (near === null ? [] : understandInterest(near).slugs);

test("hobbies that the knowledge does not name are placed rightly or not at all", () => {
  const read = hobbies.map(({ text, near }) => ({ near, ...understandInterest(text) }));
  const unnamed = read.filter(({ by }) => by === "meaning" || by === null);
  const placed = unnamed.filter(({ by }) => by === "meaning");
  const right = placed.filter(({ slugs, near }) =>
    meantBy(near).some((one) => slugs.includes(one)),
  );
  console.info(
    `Of ${hobbies.length} hobbies ${hobbies.length - unnamed.length} are named, ${placed.length} placed by meaning, ${right.length} of these rightly`,
  );
  expect(hobbies.length).toBeGreaterThanOrEqual(300);
  expect(right.length).toBeGreaterThanOrEqual(placed.length * 0.9);
});

test("placements lead to interests that exist", () => {
  const slugs = new Set(INTERESTS.map(({ slug }) => slug));
  expect(Object.values(PLACEMENTS).filter((slug) => !slugs.has(slug))).toEqual([]);
});
