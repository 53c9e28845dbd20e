import { expect, test } from "vitest";
import {
  listInterests,
  suggestInterests,
  takeSuggestion,
  toggleInterest,
} from "~/domain/brief/interest-list";

test("interests are listed once, without regard to case and blanks", () => {
  expect(listInterests(" Tea, tea ,, Crime   fiction ")).toEqual(["Tea", "Crime fiction"]);
});

test("a chip takes its interest out, or adds it", () => {
  expect(toggleInterest("Tea, Golf", "tea")).toBe("Golf");
  expect(toggleInterest("Tea", "Golf")).toBe("Tea, Golf");
  expect(toggleInterest("", "Golf")).toBe("Golf");
});

test("what is being typed comes first among the suggestions, what is chosen never", () => {
  expect(suggestInterests("Tea, ga", 2)).toEqual(["Gardening", "Gadgets"]);
  expect(suggestInterests("Gardening, Cooking", 3)).toEqual(["Reading", "Walking", "Music"]);
});

test("a suggestion finishes the word that began it and leaves others alone", () => {
  expect(takeSuggestion("Tea, gard", "Gardening")).toBe("Tea, Gardening");
  expect(takeSuggestion("Tea, chess sets", "Gardening")).toBe("Tea, chess sets, Gardening");
});
