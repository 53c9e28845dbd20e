import { expect, test } from "vitest";
import { interestPhrase, understandInterest } from "~/providers/ideas/embedded-interests";
import { understandOccasion } from "~/providers/ideas/embedded-occasions";
import { understandRecipient } from "~/providers/ideas/embedded-recipients";

const meaning = (text: string) => [...understandInterest(text).slugs.keys()].join(" ");

test.each([
  ["gardning", "gardening"],
  ["growing vegetables", "gardening"],
  ["knitter", "knitting"],
  ["photgraphy", "photography"],
  ["wild swiming", "swimming"],
  ["dinasaurs", "dinosaurs"],
  ["sudoko", "puzzles"],
  ["walking her dog", "dogs"],
  ["Manchester United football", "football"],
  ["Italian cooking", "cooking"],
  ["Harry Potter", "reading"],
  ["cars", "cars"],
  ["cats", "cats"],
])("the interest %s matches %s", (text, slug) => {
  expect(meaning(text)).toBe(slug);
});

test.each(["quidditch", "rugby", "karate", "martial arts", "clay pigeon shooting", "asdfgh", "…"])(
  "%s is unknown rather than guessed",
  (text) => {
    expect(meaning(text)).toBe("");
  },
);

test.each([
  ["Growing vegetables", "growing vegetables"],
  ["soccer", "soccer"],
  ["loves gardening", "gardening"],
  ["knitter", "knitting"],
  ["gardning", "gardening"],
  ["diy", "DIY"],
  ["Lego", "Lego"],
  ["Harry Potter", "Harry Potter"],
  ["dressing up", "dressing up"],
  ["walking her dog", "dogs"],
  ["football fan", "football"],
])("%s reads as 'They enjoy %s'", (text, spoken) => {
  expect(interestPhrase(understandInterest(text))).toBe(spoken);
});

test.each([
  ["Mum", "parent", "your mum"],
  ["my mother-in-law", "parent", "your mother-in-law"],
  ["Grandad", "grandparent", "your grandad"],
  ["boss", "boss", "your boss"],
  ["best friend", "friend", "your best friend"],
  ["niece", "relative", "your niece"],
  ["neighbours", "neighbour", "your neighbours"],
  ["Mum and Dad", "parent", "your mum and dad"],
  ["my boss's wife", "boss relative", "them"],
  ["newborn baby", "child", "them"],
  ["Aunt Sally", "relative", "them"],
  ["Sarah", "", "them"],
])("the recipient %s is understood", (text, groups, who) => {
  const recipient = understandRecipient(text);
  expect(recipient.groups.join(" ")).toBe(groups);
  expect(recipient.who).toBe(who);
});

test.each([
  ["Xmas", "christmas"],
  ["40th birthday", "birthday"],
  ["brithday", "birthday"],
  ["Mother's Day", "mothers-day"],
  ["leaving do", "leaving"],
  ["new house", "housewarming"],
  ["baby shower", "baby"],
  ["Eid", "eid"],
  ["weight loss", ""],
  ["spa treatment", ""],
  ["Boss's Day", ""],
  ["passing her driving test", ""],
  ["night at the opera", ""],
])("the occasion %s is %s and not sad", (text, expected) => {
  const { occasions, comfort } = understandOccasion(text, "friend");
  expect(occasions.join(" ")).toBe(expected);
  expect(comfort).toBeNull();
});

test.each([
  ["funeral", "grief"],
  ["funreal", "grief"],
  ["condolances", "grief"],
  ["loss of her husband", "grief"],
  ["death of the dog", "grief"],
  ["sudden passing of his father", "grief"],
  ["miscarriage", "grief"],
  ["birthday after a bereavement", "grief"],
  ["get well soon", "illness"],
  ["knee surgery", "illness"],
  ["cancer treatment", "illness"],
  ["Christmas in hospital", "illness"],
])("the occasion %s needs tact for %s", (text, comfort) => {
  expect(understandOccasion(text, "friend").comfort).toBe(comfort);
});

test("a sad recipient makes an occasion sad, and some occasions exclude alcohol", () => {
  expect(understandOccasion("thinking of you", "grieving friend").comfort).toBe("grief");
  expect(understandOccasion("Ramadan", "friend").dry).toBe(true);
  expect(understandOccasion("birthday", "friend").dry).toBe(false);
});
