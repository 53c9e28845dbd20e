import { expect, test } from "vitest";
import { circumstancesIn } from "~/domain/knowledge/circumstances";

const read = (text: string) =>
  circumstancesIn([text], 40, "neighbour").found.map(({ slug }) => slug);

test.each([
  "Mei moved to Reading from Hong Kong in August with her husband",
  "They came over from Nigeria last year",
  "He arrived from Eritrea in March",
  "She moved here from Poland three months ago",
  "just got here from Brazil",
])("whoever came lately is new to the country: %s", (text) =>
  expect(read(text)).toContain("new-country"),
);

test.each([
  "She moved here from Jamaica in 1961",
  "she moved to Leeds from London in August",
  "He came back from Spain last week",
  "her sofa came from Italy",
])("whoever has long been here, or was only away, is not: %s", (text) =>
  expect(read(text)).not.toContain("new-country"),
);
