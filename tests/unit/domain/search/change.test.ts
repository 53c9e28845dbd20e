import { expect, test } from "vitest";
import { applyChanges, type Change, labelOf, withChanges } from "~/domain/search/change";
import { understandChange } from "~/domain/search/understand-change";
import { gardenBrief } from "../../../support/search";

test.each<[string, ReturnType<typeof understandChange>]>([
  [
    "less kitchen, something for the garden, under 30",
    [
      { change: "less", text: "kitchen" },
      { change: "more", text: "garden" },
      { change: "budget", budget: 30 },
    ],
  ],
  ["cheaper please", [{ change: "cheaper" }]],
  ["too expensive", [{ change: "cheaper" }]],
  ["£25 max", [{ change: "budget", budget: 25 }]],
  ["no more than 40 dollars", [{ change: "budget", budget: 40 }]],
  ["she is actually 12", [{ change: "age", age: 12 }]],
  ["for a 7 year old", [{ change: "age", age: 7 }]],
  ["more special", [{ change: "special" }]],
  ["something more personal", [{ change: "special" }]],
  ["no candles", [{ change: "avoid", text: "candles" }]],
  ["he hates jazz", [{ change: "avoid", text: "jazz" }]],
  ["nothing with alcohol", [{ change: "avoid", text: "alcohol" }]],
  ["not so much cooking", [{ change: "less", text: "cooking" }]],
  ["more about birds", [{ change: "more", text: "birds" }]],
  ["also likes extreme ironing", [{ change: "more", text: "extreme ironing" }]],
  ["lol what", []],
  ["???", []],
])("%s", (said, changes) => {
  expect(understandChange(said)).toEqual(changes);
});

test("something to wear, to read and to eat are kinds of thing", () => {
  const kinds = understandChange("something to wear, a book to read, something to eat");
  expect(kinds.map((one) => one.change)).toEqual(["kinds", "kinds", "kinds"]);
});

test("a newer price or age replaces an older one, other changes add up", () => {
  const known: Change[] = [
    { change: "budget", budget: 50 },
    { change: "less", text: "kitchen" },
  ];
  const added: Change[] = [
    { change: "budget", budget: 30 },
    { change: "more", text: "garden" },
  ];
  expect(withChanges(known, added).map((one) => labelOf(one, "UK"))).toEqual([
    "Less kitchen",
    "Up to £30",
    "More garden",
  ]);
});

test("changes make another brief", () => {
  const { brief, isSpecial, kinds } = applyChanges(gardenBrief, [
    { change: "age", age: 12 },
    { change: "budget", budget: 30 },
    { change: "more", text: "football" },
    { change: "less", text: "kitchen" },
    { change: "special" },
    { change: "kinds", text: "books", kinds: ["book"] },
  ]);
  expect(brief).toMatchObject({ age: 12, budget: 30, avoid: "kitchen" });
  expect(brief.interests).toEqual(["football", "Gardening", "Tea"]);
  expect({ isSpecial, kinds }).toEqual({ isSpecial: true, kinds: ["book"] });
});

test("of very much that changes rule out the newest counts, and what the brief itself does stays", () => {
  const changes = Array.from({ length: 12 }, (_, place): Change => {
    return { change: "avoid", text: `${"x".repeat(80)}${place}` };
  });
  const { brief } = applyChanges({ ...gardenBrief, avoid: "nuts" }, changes);
  const avoided = brief.avoid.split(", ");
  expect(avoided).toEqual(["nuts", ...changes.slice(-7).map((one) => "text" in one && one.text)]);
});
