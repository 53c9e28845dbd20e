import { expect, test } from "vitest";
import { OCCASIONS } from "~/domain/knowledge/gift-idea.schema";
import { lastDayOf, sharePreview } from "~/domain/search/share-preview.server";
import { SHARE_PICTURES } from "../../../../db/pictures/share-pictures";
import { gardenBrief } from "../../../support/search";

test("a preview is in words of ours, without the age", () => {
  expect(sharePreview(gardenBrief)).toEqual({
    title: "Gift ideas for a mother who loves gardening and tea",
    description: "Ideas for a birthday up to £50, each with products to choose from.",
    picture: "/share/1/birthday.png",
  });
});

test.each([
  ["My sister Sarah", ["Sarah's pony"], "Gift ideas for somebody"],
  ["Grandparents", ["Chess"], "Gift ideas for grandparents who love chess"],
  ["my uncle", ["Monty Don"], "Gift ideas for an uncle who loves gardening"],
  ["boss", ["Golf"], "Gift ideas for a boss who loves golf"],
])("of '%s' who enjoys %s it says '%s'", (recipientType, interests, title) => {
  const preview = sharePreview({ ...gardenBrief, recipientType, interests });
  expect(preview.title).toMatch(title);
  expect(JSON.stringify(preview)).not.toContain("Sarah");
});

test.each([
  ["60th birthday", "birthday", "a birthday"],
  ["Xmas", "christmas", "Christmas"],
  ["Golden wedding", "anniversary", "an anniversary"],
  ["Mothering Sunday", "mothers-day", "Mother’s Day"],
  ["Sarah's party", "any", ""],
  ["Funeral of Sarah", "comfort", ""],
])("the occasion '%s' has the picture '%s'", (occasion, picture, name) => {
  const preview = sharePreview({ ...gardenBrief, occasion, budget: 0 });
  expect(preview.picture).toBe(`/share/1/${picture}.png`);
  const words = name ? `Ideas for ${name}, each` : "Ideas, each";
  expect(preview.description).toBe(`${words} with products to choose from.`);
});

test("the last day is written as in the region", () => {
  const startedAt = "2026-11-22T09:00:00Z";
  expect(lastDayOf({ startedAt, brief: gardenBrief })).toBe("22 December 2026");
  const brief = { ...gardenBrief, region: "USA" } as const;
  expect(lastDayOf({ startedAt, brief })).toBe("December 22, 2026");
});

test("there is a picture for every occasion", () => {
  const names = new Set(SHARE_PICTURES.map(({ name }) => name));
  for (const occasion of [...OCCASIONS, "something else"]) {
    const { picture } = sharePreview({ ...gardenBrief, occasion: occasion.replace("-", " ") });
    expect(names, occasion).toContain(/(?<=\/share\/1\/)[\w-]+(?=\.png$)/.exec(picture)?.[0]);
  }
});
