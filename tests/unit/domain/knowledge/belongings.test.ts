import { expect, test } from "vitest";
import { belongingsIn } from "~/domain/knowledge/sentences/belongings";

const headsIn = (text: string, isDetail = true) => [...belongingsIn([text], isDetail).heads];

test.each([
  ["Learning Manx. Already has the Cregeen dictionary and Kelly's grammar.", "dictionary grammar"],
  [
    "Locksport. He has a set of Sparrows picks, a cutaway practice lock, and a vise",
    "pick lock vise",
  ],
  ["carrom!! has full size ply board with stand, uses a 15g striker", "board striker"],
  ["shinty. has helmet and shin pads", "helmet pad"],
  ["Icons. Has agate burnishers already.", "burnisher"],
])("what is there already: %s", (text, heads) => {
  expect(headsIn(text)).toEqual(expect.arrayContaining(heads.split(" ")));
});

test.each([
  "Falconry. She has two spaniels and has been flying for years",
  "Chess. He has to rest, has gone deaf and has passed his exams",
])("what is no thing that is given: %s", (text) => {
  expect(headsIn(text).filter((head) => !/^year$/.test(head))).toEqual([]);
});

test("beside no headline a thing counts only if it is no pastime", () => {
  expect(headsIn("She loves golf. Has a gin every night and uses a rollator", false)).toEqual([
    "rollator",
  ]);
});

test("of kits, books and tools there are several, so that only the same sort is left out", () => {
  const { heads, sorts } = belongingsIn(["EM pinball. hes got rubber kits"], true);
  expect([...heads]).toEqual([]);
  expect(sorts).toMatchObject([{ thing: "kit", qualifiers: ["rubber"] }]);
});
