import { expect, test } from "vitest";
import { untraced } from "~/domain/products/reason-check";

const sources = {
  said: ["my mother-in-law", "Birthday", "gardening", "bad knees"],
  thing: [
    "Folding garden kneeler",
    "A padded frame that turns over into a seat.",
    "garden kneeler",
  ],
};

test.each([
  "Gardening is easier on bad knees with a padded kneeler.",
  "You said gardening: the frame turns over into a seat.",
  "For her birthday, a seat and a kneeler in one for the gardening.",
  "She loves gardening, and this padded kneeler folds.",
])("%s can be traced", (reason) => {
  expect(untraced(reason, sources)).toEqual([]);
});

test.each([
  ["She loves baking, so a kneeler is right.", "baking"],
  ["Your mother grows prize dahlias in her allotment.", "dahlia"],
  ["Rated 4.5 by experts.", "Rated"],
  ["It is the bestselling kneeler in Britain.", "bestselling"],
  ["A bargain at £19.", "bargain"],
  ["Made by Burgon for gardening.", "Burgon"],
  ["See kneelers.example.com for gardening.", "kneelers.example"],
  ["They are 65 and deserve a rest.", "65"],
])("%s cannot", (reason, claim) => {
  expect(untraced(reason, sources).join(" ")).toContain(claim);
});
