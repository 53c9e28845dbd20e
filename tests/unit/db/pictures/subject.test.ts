/// <reference types="vite/client" />
import { expect, test } from "vitest";
import { subjectOf } from "../../../../db/pictures/subject";
import reviewed from "../../../support/picture-subjects.txt?raw";

/** Written by hand from titles of the catalogue: drawing | picture of the idea | title of a product. */
const pairs = reviewed
  .trim()
  .split("\n")
  .map((line) => line.split(" | "));

test("there are at least 150 reviewed titles", () => {
  expect(pairs.length).toBeGreaterThanOrEqual(150);
});

test.each(pairs)("%s is drawn (idea: %s) for %s", (drawing, ideaPicture = "", title = "") => {
  expect(subjectOf({ title, ideaTitle: "", ideaPicture })).toBe(drawing);
});

test.each([
  ["a book is a book whatever it is about", { isBook: true, title: "The Violin Maker" }, "book"],
  ["the idea's title helps", { title: "Twelve-Month Plan", ideaTitle: "Beehive kit" }, "beehive"],
  ["else the idea's picture", { title: "Wholly Unheard Of", ideaPicture: "yoga" }, "yoga"],
  ["a vague one becomes a present", { title: "Unheard Of", ideaPicture: "gadget" }, "gift-box"],
  ["what it comes with does not count", { title: "Mug with Teddy Bear" }, "mug"],
  ["of two things the idea's", { title: "Mug and Teapot", ideaPicture: "tea" }, "tea"],
  ["a name that describes another thing does not count", { title: "Sword Striper" }, "tea"],
  ["it says so in the plural", { title: "Three Cookies and Knives" }, "biscuits"],
])("%s", (_, pictured, drawing) => {
  const base = { title: "", ideaTitle: "", ideaPicture: "tea" };
  expect(subjectOf({ ...base, ...pictured })).toBe(drawing);
});
