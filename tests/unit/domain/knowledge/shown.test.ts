import { expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const first = (text: string) =>
  understandBrief({ ...gardenBrief, interests: listInterests(text) }).interests[0]?.slugs[0];

test.each([
  ["growing leeks for the show", "showing-vegetables"],
  ["exhibition onions", "showing-vegetables"],
  ["prize-winning carrots", "showing-vegetables"],
  ["growing vegetables for the village show", "showing-vegetables"],
  ["dahlias for exhibition", "showing-flowers"],
  ["showing sweet peas", "showing-flowers"],
  ["daffodil showing", "showing-flowers"],
  ["budgerigar showing", "showing-cage-birds"],
  ["breeding canaries for show", "showing-cage-birds"],
  ["rabbit showing", "showing-small-animals"],
  ["show bantams", "showing-poultry"],
  ["showing spaniels", "dog-showing"],
  ["show cattle", "livestock-showing"],
])("what is grown or kept to be judged is not what is eaten or petted: %s", (text, slug) =>
  expect(first(text)).toBe(slug),
);

test.each([
  ["show jumping", "show-jumping"],
  ["quiz shows", "quiz-shows"],
  ["cookery shows", "cooking"],
  ["exhibitions", "art-and-museums"],
  ["growing onions", "garlic-and-onions"],
])("but a show of another kind is none of the bench: %s", (text, slug) =>
  expect(first(text)).toBe(slug),
);
