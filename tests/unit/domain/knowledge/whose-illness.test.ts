import { expect, test } from "vitest";
import { listInterests } from "~/domain/brief/interest-list";
import { understandBrief } from "~/domain/knowledge/need";
import { gardenBrief } from "../../../support/search";

const read = (text: string, recipientType: string, age: number) =>
  understandBrief({
    ...gardenBrief,
    recipientType,
    age,
    occasion: "birthday",
    interests: listInterests(text),
  });
const circumstances = (text: string, recipientType: string, age: number) =>
  read(text, recipientType, age).circumstances.flatMap(({ slugs }) => slugs);

test.each([
  ["Her mum has breast cancer", "friend", 45],
  ["Her dog has cancer", "friend", 45],
  ["her husband had surgery", "friend", 45],
  ["her sister is in hospital", "friend", 45],
  ["his best friend is autistic", "son", 9],
  ["his teacher is deaf", "son", 9],
  ["My stepdad is diabetic", "Mom", 72],
  ["the woman next door has dementia", "Gran", 80],
  ["his dog has arthritis", "Grandad", 80],
])("how somebody else is, is not how they are: %s", (text, recipient, age) => {
  expect(circumstances(text, recipient, age)).toEqual([]);
});

test.each([
  ["My mum has dementia", "mother", 78, "dementia"],
  ["Mum has dementia", "Mum", 78, "dementia"],
  ["His mum has MS", "boyfriend's mum", 58, "chronic-illness"],
  ["Mum is deaf", "parents", 78, "hearing-loss"],
  ["The old man has Parkinson's", "Pops", 78, "weak-hands"],
  ["She and her husband are vegan", "friend", 40, "vegan-home"],
  ["The doctor says diabetic", "husband", 50, "diabetic"],
  ["The consultant says weeks now", "Mum", 66, "last-months"],
  ["her family are all vegan", "friend", 40, "vegan-home"],
])("the recipient is who is meant: %s", (text, recipient, age, slug) => {
  expect(
    [...read(text, recipient, age).circumstances, ...read(text, recipient, age).interests].flatMap(
      ({ slugs }) => slugs,
    ),
  ).toContain(slug);
});

test.each([
  ["Dad has Alzheimer's and she won't hear of a home", "Mom", 72, ["caring-for-someone"]],
  ["My stepdad has Parkinson's and she lifts him", "Mum", 72, ["caring-for-someone"]],
  ["Her husband had a stroke", "friend", 60, ["caring-for-someone"]],
  ["His sister has cancer", "nephew", 6, ["young-carer"]],
  ["His big brother has leukemia", "nephew", 6, ["young-carer"]],
  ["his wife is in a nursing home", "Dad", 80, ["partner-in-care"]],
  ["My brother has leukaemia", "my brother", 8, ["cancer-treatment"]],
])("an illness in the house concerns who lives there: %s", (text, recipient, age, slugs) => {
  expect(circumstances(text, recipient, age)).toEqual(slugs);
});
