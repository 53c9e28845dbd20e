import { expect, test } from "vitest";
import {
  listInterests,
  suggestInterests,
  takeSuggestion,
  toggleInterest,
} from "~/domain/brief/interest-list";

test("interests are listed once, ignoring case and spaces", () => {
  expect(listInterests(" Tea, tea ,, Crime   fiction ")).toEqual(["Tea", "Crime fiction"]);
});

test("an interest is removed if present, else added", () => {
  expect(toggleInterest("Tea, Golf", "tea")).toBe("Golf");
  expect(toggleInterest("Tea", "Golf")).toBe("Tea, Golf");
  expect(toggleInterest("", "Golf")).toBe("Golf");
});

test("completions come first among the suggestions, chosen interests are left out", () => {
  expect(suggestInterests("Tea, ga", 2)).toEqual(["Gardening", "Gadgets"]);
  expect(suggestInterests("Gardening, Cooking", 3)).toEqual(["Reading", "Walking", "Music"]);
});

test("a suggestion replaces the prefix that was typed, and nothing else", () => {
  expect(takeSuggestion("Tea, gard", "Gardening")).toBe("Tea, Gardening");
  expect(takeSuggestion("Tea, chess sets", "Gardening")).toBe("Tea, chess sets, Gardening");
});

test("a comma in brackets parts no interests, and an open bracket is none", () => {
  const typed = "westerns (John Wayne, Shane), tea";
  expect(listInterests(typed)).toEqual(["westerns (John Wayne, Shane)", "tea"]);
  expect(listInterests(listInterests(typed).join(", "))).toEqual(listInterests(typed));
  expect(listInterests("westerns (John Wayne, tea")).toEqual(["westerns (John Wayne", "tea"]);
  expect(takeSuggestion("westerns (Shane, Hondo), ca", "Cats")).toBe(
    "westerns (Shane, Hondo), Cats",
  );
});
