import { saysAvoided } from "~/domain/knowledge/avoiding/shown";
import type { Need } from "~/domain/knowledge/need";
import { understandRecipient } from "~/domain/knowledge/recipients";

/** A retailer's result as it is compared with the idea that it was searched for. */
export type Listing = { title: string; bullets?: string[] };

const GROWN_UP = 16;
const CHILDREN =
  /\b(?:kids?(?!'? names?)|child(?:ren)?(?:'?s)?|toddlers?|infants?|bab(?:y|ies)|boys?(?! ?friend)|girls?(?! ?friend)|preschool(?:er)?s?|nursery|junior|youth|my first|baby'?s)\b/i;
const NOT_ONLY_CHILDREN =
  /\b(?:adults?|all ages|grown[- ]?ups?|family|families|men|women|unisex|teens? (?:and|&|to) adults?|teens?,? adults?)\b/i;
const ADULTS_ONLY =
  /\b(?:for (?:adults?|grown[- ]?ups|men|women|him|her|husband|wife|couples)|adults? only|18\+|men'?s|women'?s|ladies|mens|womens)\b/i;
const FOR_TEENS = /\b(?:teen(?:age(?:r|rs)?|s)?|tween(?:s)?|young adults?)\b/i;
const SENIORS = /\b(?:seniors?|elderly|dementia|alzheimer'?s)\b/i;

/** Whether what a listing says of ages fits one, in years. */
export function suitsAge({ title, bullets = [] }: Listing, age: number): boolean {
  const range = agesIn(title) ?? bullets.map(agesIn).find((one) => one !== null) ?? null;
  const isForAll = NOT_ONLY_CHILDREN.test(title);
  if (range) {
    const [from, to] = range;
    if (age < from - 1) return false;
    if (to !== null && age > to + 1 && !isForAll) return false;
    if (to === null && from <= 8 && age >= GROWN_UP && CHILDREN.test(title) && !isForAll)
      return false;
  }
  if (age >= GROWN_UP) {
    if (CHILDREN.test(title) && !isForAll) return false;
    if (bullets.some((line) => /\b(?:toddlers?|preschool|for (?:kids|children))\b/i.test(line)))
      return false;
    if (age > 20 && FOR_TEENS.test(title) && !isForAll) return false;
  } else {
    if (ADULTS_ONLY.test(title) && !CHILDREN.test(title)) return false;
    if (age < 10 && FOR_TEENS.test(title) && !CHILDREN.test(title)) return false;
  }
  return age >= 60 || !SENIORS.test(title);
}

/** The ages that a text names: 'ages 6-10', 'age 8+', '3 years and up'; null if it names none. */
function agesIn(text: string): [from: number, to: number | null] | null {
  const range = text.match(
    /\b(?:ages?|aged)?\s*(\d{1,2})\s*(?:-|–|to)\s*(\d{1,3})\s*(?:years?(?:[- ]olds?)?|yrs?|y\/o)?\b/i,
  );
  if (range && /ages?|aged|years?|yrs?|y\/o/i.test(range[0]))
    return [Number(range[1]), Number(range[2])];
  const open =
    text.match(/\b(?:ages?|aged)\s*(\d{1,2})\s*(?:\+|and (?:up|over|above)|plus)?/i) ??
    text.match(/\b(?:adults?|teens?|kids?|children|boys|girls)\s*(\d{1,2})\s*\+/i) ??
    text.match(/\bfrom (\d{1,2}) years?\b/i) ??
    text.match(/\b(\d{1,2})\s*\+\s*(?:years?|yrs?)/i) ??
    text.match(/\b(\d{1,2})\s*(?:years?|yrs?)(?: old)?\s*(?:\+|and (?:up|over|above)|plus)/i);
  if (open) return [Number(open[1]), null];
  const young = text.match(/\b(\d{1,2})\s*months?\s*(?:-|–|to)\s*(\d{1,2})\s*(?:years?|yrs?)\b/i);
  if (young) return [Math.floor(Number(young[1]) / 12), Number(young[2])];
  const months = text.match(/\b(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\s*months?\b/i);
  if (months) return [0, Math.ceil(Number(months[2]) / 12)];
  const one = text.match(/\b(\d{1,2})[- ]year[- ]olds?\b/i);
  return one ? [Number(one[1]) - 1, Number(one[1]) + 1] : null;
}

const DAYS: [words: RegExp, isFor: (comfort: string | null, days: string[]) => boolean][] = [
  [
    /\b(?:memorial|remembrance|in loving memory|sympathy|bereavement|condolence|funeral|urn|cremation|loss of)\b/i,
    (comfort) => comfort === "grief",
  ],
  [/\b(?:get well|feel better|recovery|chemo)\b/i, (comfort) => comfort === "illness"],
  [/\bretire(?:d|ment)\b/i, (_, days) => days.includes("retirement")],
  [
    /\b(?:wedding|bridal|bride|groom|bridesmaid|newlyweds?|hen party|bachelorette)\b/i,
    (_, days) => days.some((day) => ["wedding", "engagement", "anniversary"].includes(day)),
  ],
  [/\b(?:christening|baptism|communion)\b/i, (_, days) => days.includes("christening")],
  [/\b(?:baby shower|new baby|expecting)\b/i, (_, days) => days.includes("baby")],
  [/\bgraduat(?:e|ion)\b/i, (_, days) => days.includes("graduation")],
  [/\b(?:christmas|xmas|stocking filler|advent|santa)\b/i, (_, days) => days.includes("christmas")],
  [/\b(?:valentine'?s?)\b/i, (_, days) => days.includes("valentines")],
  [/\bhalloween\b/i, (_, days) => days.includes("halloween")],
  [/\bmother'?s day\b/i, (_, days) => days.includes("mothers-day")],
  [/\bfather'?s day\b/i, (_, days) => days.includes("fathers-day")],
];

/** Whether a listing belongs to no other day than the brief's, nor to another birthday. */
export function suitsOccasion(
  { title, bullets = [] }: Listing,
  { brief, occasion }: Need,
  phrase: string,
) {
  const text = [title, ...bullets].join(". ");
  const isOff = DAYS.some(
    ([words, isFor]) =>
      words.test(text) &&
      !words.test(phrase) &&
      !isManyDays(title) &&
      !isFor(occasion.comfort, occasion.occasions),
  );
  const round = title.match(/\b(\d{1,3})(?:st|nd|rd|th) birthday\b/i)?.[1];
  return !isOff && (round === undefined || Math.abs(Number(round) - brief.age) <= 1);
}

/** 'Gifts for Christmas, birthdays and anniversaries' is for any day. */
function isManyDays(title: string): boolean {
  return (
    (
      title.match(
        /\b(?:christmas|birthday|anniversary|valentine|wedding|graduation|retirement|mother'?s day|father'?s day|housewarming|halloween)/gi,
      ) ?? []
    ).length >= 2
  );
}

const PERSON =
  "mum|mom|mother|dad|father|grandma|granny|nan|nana|grandad|granddad|grandpa|papa|wife|husband|girlfriend|boyfriend|sister|brother|aunt|auntie|uncle|niece|nephew|son|daughter|teacher|boss|coworker|colleague|friend";
const GIVEN_TO = new RegExp(
  `\\b(?:for(?: my| your| the)?|to my|best|greatest|no\\.? ?1)((?:[ ,&/]+(?:and |or )?(?:him|her|men|women|best|${PERSON})s?)+)\\b`,
  "gi",
);
const PEOPLE = new RegExp(`\\b(?:${PERSON})`, "gi");
const WOMEN = /\b(?:women'?s?|womens|ladies|girls?'?|for her|feminine|female)\b/i;
const MEN = /\b(?:men'?s?|mens|gents?|gentlemen'?s?|boys?'?|for him|male)\b/i;
const A_WOMAN =
  /\b(?:wife|girlfriend|mum|mom|mother|grandma|grandmother|granny|nan|daughter|sister|aunt|auntie|niece|goddaughter|granddaughter|stepdaughter|woman|lady|girl)\b/i;
const A_MAN =
  /\b(?:husband|boyfriend|dad|father|grandad|grandfather|grandpa|son|brother|uncle|nephew|godson|grandson|stepson|man|bloke|boy)\b/i;

/** Whether the people that a title names include the recipient, if it names any. */
export function suitsRecipient(title: string, { brief, recipient: { groups } }: Need): boolean {
  const isForWomen = WOMEN.test(title) && !MEN.test(title);
  const isForMen = MEN.test(title) && !WOMEN.test(title);
  if (isForWomen && A_MAN.test(brief.recipientType)) return false;
  if (isForMen && A_WOMAN.test(brief.recipientType)) return false;
  const named = [...title.matchAll(GIVEN_TO)].flatMap(
    ([, people = ""]) => people.match(PEOPLE) ?? [],
  );
  if (named.length === 0 || groups.length === 0) return true;
  return named.some((one) =>
    understandRecipient(one).groups.some((group) => groups.includes(group)),
  );
}

/** What a listing says to be without: 'dairy-free', 'no milk or egg', 'vegan butter'. */
const FREE_OF =
  /\b[\w]+[- ]free\b|\bfree (?:of|from) [\w\s]+|\b(?:no|without|zero)\s[\w]+(?:(?:,\s?|\s(?:or|and)\s)[\w]+)*|\b(?:vegan|plant[- ]based|faux|mock|alcohol[- ]free|non[- ]alcoholic) [\w]+/gi;

/** Whether a listing has a word to avoid, other than to say that it is free of it. */
export function isAvoided({ title, bullets = [] }: Listing, { avoidances }: Need): boolean {
  const said = [title, ...bullets].join(". ").replace(FREE_OF, " ");
  return saysAvoided({ title: title.replace(FREE_OF, " "), text: said }, avoidances);
}
