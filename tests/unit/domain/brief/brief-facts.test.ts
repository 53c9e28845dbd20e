import { expect, test } from "vitest";
import { factsOf } from "~/domain/brief/brief-facts";
import { gardenBrief } from "../../../support/search";

test.each([
  ["nuts", "not: nuts"],
  ["no alcohol", "no alcohol"],
  ["Nothing scented", "Nothing scented"],
  ["novels", "not: novels"],
])("what is to be avoided is said once as such: %s", (avoid, fact) => {
  expect(factsOf({ ...gardenBrief, avoid }).at(-1)).toBe(fact);
});
