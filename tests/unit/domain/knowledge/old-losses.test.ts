import { expect, test } from "vitest";
import { circumstancesIn } from "~/domain/knowledge/circumstances";
import { understandBrief } from "~/domain/knowledge/need";
import { understandOccasion } from "~/domain/knowledge/occasions";
import { gardenBrief } from "../../../support/search";

const read = (text: string) =>
  circumstancesIn([text], 60, "friend").said.map(({ slugs, isAside }) => [slugs.join(), isAside]);

test.each([
  "lost his wife in 2019",
  "Mum died two years ago",
  "She lost her husband and still misses him",
  "widowed 20 years",
  "He's been a widower since 2015",
])("who died years ago is missed, and the day is not a sad one: %s", (text) => {
  expect(read(text)).toEqual([["still-missed", true]]);
});

test.each(["Mum died in March", "lost his wife last month", "first birthday without her mum"])(
  "a new loss is a sad time: %s",
  (text) => expect(read(text)).toEqual([["bereaved", undefined]]),
);

test.each(["Her mum died when she was ten", "Elvis died in 1977", "Dad died thirty years ago"])(
  "what is long ago is passed over: %s",
  (text) => expect(read(text)).toEqual([]),
);

test.each(["We haven't spoken since Dad's funeral", "We fell out at Mum's funeral"])(
  "a quarrel at a funeral is a quarrel: %s",
  (text) => expect(read(text)).toEqual([["estranged", undefined]]),
);

test("a quarrel since somebody died is both", () => {
  const slugs = read("We haven't spoken since Dad died in May").map(([slug]) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["estranged", "bereaved"]));
});

test("words of sympathy are no misspelling of a depth", () => {
  expect(understandOccasion("just passed a depth of 40m", "brother").comfort).toBe(null);
  expect(understandOccasion("a deaht in the family", "brother").comfort).toBe("grief");
});

test("of somebody long missed one idea is enough, even where little else is said", () => {
  const interests = ["Mum died two years ago. He never goes out"];
  const { circumstances } = understandBrief({ ...gardenBrief, recipientType: "Dad", interests });
  const [missed] = circumstances.filter(({ slugs }) => slugs.includes("still-missed"));
  expect(missed?.isAside).toBe(true);
});
