import { expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string, age = 40) =>
  understandBrief({ ...gardenBrief, age, interests: listInterests(text) }).interests;
const slugs = (text: string, age?: number) => read(text, age).map((one) => one.slugs[0]);
const names = (text: string) =>
  read(text).flatMap(({ known = [] }) => known.map((one) => one.name));

test.each([
  ["C. S. Lewis, baking", "C. S. Lewis"],
  ["P.G. Wodehouse", "P. G. Wodehouse"],
  ["She loves P. G. Wodehouse. He is her favourite", "P. G. Wodehouse"],
  ["He loves M*A*S*H and baking, and has a dog", "M*A*S*H"],
])("a name with stops or signs is one name: %s", (text, name) => {
  expect(names(text)).toContain(name);
});

test.each([
  ["She plays D&D with her friends on Fridays", "dungeons-and-dragons"],
  ["He loves Dungeons & Dragons and hates football", "dungeons-and-dragons"],
])("a name is not cut at its 'and': %s", (text, slug) => expect(slugs(text)).toEqual([slug]));

test.each([
  ["She loves running & knitting, and has two kids", ["running", "knitting"]],
  ["running&knitting", ["running", "knitting"]],
  ["He takes vitamin C. She says he loves golf", ["golf"]],
])("a list is cut: %s", (text, list) => expect(slugs(text)).toEqual(list));

test.each([
  "Lundy, Biggles",
  "He goes to Lundy every summer, he's often there",
  "She loves Biggles",
])("a short name is no misspelling of another: %s", (text) =>
  expect(slugs(text).filter((slug) => slug !== undefined)).toEqual([]),
);

test.each([
  ["She goes to Arsnal every week and loves it", "football"],
  ["knittin", "knitting"],
])("but a slip is forgiven: %s", (text, slug) => expect(slugs(text)).toContain(slug));

test("what has a band's name in the plural is not the band", () => {
  expect(names("pearly kings and queens")).toEqual([]);
  expect(names("Queen, Pink Floyd")).toContain("Queen");
});

test("what is for small children means something else to a grown man, unless he names it", () => {
  expect(slugs("counting, golf")).toEqual(["golf"]);
  expect(slugs("Numberblocks, golf")).toEqual(["numberblocks", "golf"]);
  expect(slugs("counting", 4)).toEqual(["numberblocks"]);
});

test.each(["baby squirrels", "She looks after hens and raises orphaned baby hedgehogs"])(
  "a young animal is no child: %s",
  (text) => expect(read(text).flatMap((one) => one.slugs)).not.toContain("parenting"),
);

test.each([
  ["medieval cookery", "historical-cooking"],
  ["old china", "china-and-porcelain"],
  ["magic squares", "mathematics"],
  ["tumbling stones", "rockhounding"],
  ["souling", "folklore"],
  ["go the board game", "go-game"],
  ["model soldiers", "toy-soldiers"],
  ["axolotl breeding", "axolotls"],
  ["heritage potatoes", "vegetable-growing"],
  ["underwater photography", "underwater-photography"],
])("a narrow pursuit is not read by one of its words: %s", (text, slug) =>
  expect(slugs(text)[0]).toBe(slug),
);
