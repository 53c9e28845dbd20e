import { expect, test } from "vitest";
import { understandBrief } from "~/domain/knowledge/need";
import { modelReason } from "~/providers/ideas/model-reason";
import { gardenBrief } from "../../../support/search";

const need = understandBrief({
  ...gardenBrief,
  interests: ["Gardening", "moved from Hong Kong and misses home food"],
  told: { avoid: "walnuts", chosen: [] },
});
const written = {
  title: "Terracotta herb planter",
  description: "Three pots on a tray for a bright windowsill.",
  phrase: "terracotta herb planter",
  basis: "gardening",
  why: "it keeps three herbs within reach of the kitchen.",
  answers: ["Gardening"],
};
const reason = (part: Partial<typeof written>) => modelReason({ ...written, ...part }, need);

test("an interest and a clause about the thing make a reason", () => {
  expect(reason({})).toBe("For gardening: it keeps three herbs within reach of the kitchen.");
  expect(reason({ why: "They hold three herbs on one tray" })).toBe(
    "For gardening: they hold three herbs on one tray.",
  );
});

test("other words of the brief are quoted", () => {
  expect(reason({ basis: "misses home food" })).toBe(
    "You said “misses home food”: it keeps three herbs within reach of the kitchen.",
  );
});

test.each(["loves roses", "", "walnuts"])("words that nobody said are no ground: %j", (basis) => {
  expect(reason({ basis })).toMatch(/^(?:For|You said) “?Gardening”?: it keeps/);
});

test.each([
  ["the person", "it lets her forget the long winters of her childhood"],
  ["no thing", "the recipient would be delighted"],
  ["praise", "it is the best-selling planter of all"],
  ["a price", "it costs £20 less than others"],
  ["a link", "it is shown at evil-shop.example"],
])("a clause that speaks of %s is left out", (_, why) => {
  expect(reason({ why })).toBe("You said “gardening”.");
});
