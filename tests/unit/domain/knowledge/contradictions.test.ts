import { expect, test } from "vitest";
import { writtenIdeas } from "../../../support/knowledge";

/** What limits an idea, told by its title, and what none of its products may then say. */
const RULES: [rule: string, idea: RegExp, denied: RegExp][] = [
  ["framed", /\bframed\b/i, /\bunframed\b|\bin a (?:stiff |card )?tube\b|\bsent rolled\b/i],
  [
    "for two",
    /\bfor two\b(?! or| to|,)(?!.*\b(?:or (?:one|more|four)|bottles)\b)/i,
    /\bfor (?:One|Three|Four|Five|Six)\b(?! (?:Months|Weeks|Years|Region))/,
  ],
  ["on vinyl", /\b(?:on vinyl|vinyl of|LP)\b(?!.*\b(?:or|disc)\b)/, /\bCDs?\b/],
  [
    "made by hand",
    /\bhand-?(?:made|blown|thrown|carved|painted|forged|woven|knitted|sewn|turned)\b|\b(?:thrown|blown|carved|made) by hand\b/i,
    /\b(?:machine-(?:made|blown|cut|carved|woven|knitted)|factory-made|mass-produced|slip-cast|injection-moulded)\b/i,
  ],
];
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const numberOf = (word: string) =>
  NUMBERS.includes(word.toLowerCase()) ? NUMBERS.indexOf(word.toLowerCase()) + 1 : Number(word);

const products = writtenIdeas.flatMap((idea) =>
  idea.products.map((product) => {
    const { asin, title, bullets = [], description = "" } = product;
    const ages = product.ages ?? idea.ages;
    return {
      idea: idea.title,
      asin,
      title,
      bullets,
      ages,
      text: [title, ...bullets, description].join(" | "),
    };
  }),
);
const named = (broken: typeof products) =>
  broken.map(({ idea, asin, text }) => ({ idea, asin, text }));

test.each(RULES)("no product of an idea that is %s denies it", (_, limits, denied) => {
  expect(products.filter(({ idea }) => limits.test(idea)).length).toBeGreaterThan(5);
  expect(
    named(products.filter(({ idea, text }) => limits.test(idea) && denied.test(text))),
  ).toEqual([]);
});

test("a set has as many pieces as its idea says", () => {
  const SET = /\bset of (\w+)\b/i;
  const wrong = products.filter(({ idea, title }) => {
    const [, wanted = ""] = SET.exec(idea) ?? [];
    const [, has = ""] = SET.exec(title) ?? [];
    return numberOf(wanted) > 0 && numberOf(has) > 0 && numberOf(wanted) !== numberOf(has);
  });
  expect(named(wrong)).toEqual([]);
});

test("no product is offered to somebody younger than its listing says", () => {
  const FROM = /\bages (\d+) (?:and (?:up|over)|\+)|\baged (\d+) and over/i;
  const wrong = products.filter(({ bullets, ages: [youngest] }) => {
    const [, one, two] = FROM.exec(bullets.join(" / ")) ?? [];
    return Number(one ?? two ?? 0) > youngest && Number(one ?? two) <= 18;
  });
  expect(named(wrong)).toEqual([]);
});

test("what is free of something has none of it", () => {
  const FREE: [claim: RegExp, denied: RegExp][] = [
    [/\b(?:unscented|fragrance-free)\b/i, /\b(?:scented with|rose scent|fig scent|perfumed)\b/i],
    [/\bgluten-free\b/i, /\b(?:barley|wheat flour|spelt|couscous)\b/i],
    [
      /\b(?:alcohol-free|non-alcoholic)\b/i,
      /\b[1-9]\d?(?:\.\d)? ?(?:%|per cent) (?:vol|alcohol|ABV)/i,
    ],
    [/\bvegan\b/i, /\b(?:wool|silk|honey|beeswax|lanolin|goose down)\b/i],
  ];
  const wrong = products.filter(({ title, bullets }) => {
    const said = bullets.join(" | ").replace(/\b(?:no|without|free from|not) [^|,]*/gi, "");
    return FREE.some(([claim, denied]) => claim.test(title) && denied.test(said));
  });
  expect(named(wrong)).toEqual([]);
});
