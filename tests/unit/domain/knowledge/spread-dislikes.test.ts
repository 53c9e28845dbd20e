import { expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { spreadDislikes } from "~/domain/knowledge/sentences/spread-dislikes";
import { firstIdeas } from "../../../support/knowledge";
import { gardenBrief } from "../../../support/search";

test.each([
  ["hates heights, cold and water", ["hates heights", "hates cold", "hates water"]],
  [
    "loves cooking but can't stand coriander, olives or anything spicy",
    [
      "loves cooking but can't stand coriander",
      "but can't stand olives",
      "but can't stand anything spicy",
    ],
  ],
  ["reading, hates puzzles and board games", ["reading", "hates puzzles", "hates board games"]],
])("what is disliked together is disliked: %s", (text, wanted) => {
  expect(spreadDislikes(listInterests(text))).toEqual(wanted);
});

test.each([
  "hates puzzles, gardening, tea",
  "hates football, loves gardening and tea",
  "no chocolate, gardening and tea",
  "gardening, tea and cake",
  "she hates fuss. Walks and reads",
])("other lists are left as they are: %s", (text) => {
  expect(spreadDislikes(listInterests(text))).toEqual(listInterests(text));
});

test("no idea is for a thing that stands in a list of dislikes", async () => {
  const said = "loves cooking but can't stand coriander, olives or anything spicy";
  const cook = { ...gardenBrief, age: 50, budget: 50, interests: listInterests(said) };
  const slugs = understandBrief(cook).interests.flatMap((one) => one.slugs);
  expect(slugs).toContain("cooking");
  expect(slugs).not.toContain("olive-oil");
  expect(slugs).not.toContain("chilli-and-hot-sauce");
  const told = listInterests("reading, hates puzzles, jigsaws and board games");
  const reader = { ...gardenBrief, age: 50, budget: 50, interests: told };
  const titles = (await firstIdeas(reader)).map(({ title }) => title).join("; ");
  expect(titles).not.toMatch(/jigsaw|board game|puzzle/i);
});
