import { expect, test } from "vitest";
import { ideaChecks } from "~/providers/ideas/idea-checks";
import { gardenBrief } from "../../../support/search";

const KINDS = ["book", "kit", "toy", "decor", "clothing"];

/** The titles that are accepted of five ideas of different kinds, each with what it says to answer. */
function accepted(interests: string[], answer: (number: number) => string) {
  const request = { wanted: 5, known: [], excludedTitles: [], like: null };
  const check = ideaChecks({ ...request, brief: { ...gardenBrief, interests } });
  const things = ["Atlas of rockets", "Model crane", "Puppet theatre", "Lampshade", "Apron"];
  return things.flatMap((title, number) => {
    const idea = check({
      ...{ title, description: `${title}, well made.`, phrase: title.toLowerCase() },
      ...{ basis: answer(number), why: "it is made to last", kind: KINDS[number] },
      ...{ answers: [answer(number)], contains: [], lowestPrice: 10, highestPrice: 20 },
    });
    return idea ? [idea.title] : [];
  });
}

test("two interests that were typed as one are both answered by an idea for the whole", () => {
  expect(accepted(["lego and space"], () => "lego and space")).toHaveLength(5);
});

test("an interest that has no idea yet gets the last one", () => {
  expect(accepted(["lego", "space"], () => "lego")).toHaveLength(4);
  expect(accepted(["lego", "space"], (number) => (number === 3 ? "space" : "lego"))).toHaveLength(
    5,
  );
});
