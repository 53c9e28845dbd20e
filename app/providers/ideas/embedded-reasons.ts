import { aroundName } from "~/domain/knowledge/around-name";
import { leadOf } from "~/domain/knowledge/circumstances";
import {
  ANY,
  type GiftIdea,
  type GiftOccasion,
  type KnownName,
  PLACE,
  SAFE,
  type Sort,
} from "~/domain/knowledge/gift-idea.schema";
import { isInterestName, nameOfInterest } from "~/domain/knowledge/interest-names";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";
import { nameKey, nameWords } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { isPlainRecipient } from "~/domain/knowledge/recipients";
import type { Region } from "~/domain/shared/region";
import { forRegion } from "~/domain/shared/regional-text";
import type { Candidate } from "./candidate";

const LONGEST_QUOTE = 60;
const list = new Intl.ListFormat("en-GB");

/**
 * Why an idea is suggested, in a sentence or two: for which interest or circumstance of the brief, and of
 * the thing only what its entry says. An interest keeps the words of the brief where they are its name.
 */
export function reasonFor({ idea, answers, about, named, isSafe }: Candidate, need: Need): string {
  const { region } = need.brief;
  const spelled = (slug: string) => forRegion(region, idea.reasons[slug] ?? "");
  if (named) {
    return `For ${spokenName(named.name)}: ${aroundName(spelled(named.sort), named.name.name)}.`;
  }
  if (idea.reasons[PLACE] !== undefined && about !== null) {
    return `For ${about}: ${spelled(PLACE).replaceAll("{it}", () => about)}.`;
  }
  if (about !== null) {
    return made(spelled(ANY), about, answers[0], idea.kind === "book");
  }
  if (isSafe) return `${groundsForSafe(idea, need)}: ${spelled(SAFE)}.`;
  const told = answers.flatMap((interest) => {
    const slug = interest.slugs.find((one) => idea.reasons[one] !== undefined);
    return slug === undefined ? [] : [{ interest, slug }];
  });
  // An interest says more of a present than what is so all around it.
  const interests = told.filter(({ slug }) => leadOf(slug) === undefined);
  const first = interests.length > 0 ? interests.slice(0, 2) : told.slice(0, 1);
  const names = new Map<string, string[]>();
  // A neighbour adds nothing to the interest itself.
  const isItself = (slug: string) =>
    first.some((one) => one.slug === slug && one.interest.by !== "near");
  for (const { interest, slug } of first) {
    if (interest.by === "near" && isItself(slug)) continue;
    const name = spokenOf(interest, slug, region);
    const others = names.get(spelled(slug)) ?? [];
    if (!others.includes(name)) names.set(spelled(slug), [...others, name]);
  }
  return [...names].map(([reason, said]) => `For ${list.format(said)}: ${reason}.`).join(" ");
}

/** Sorts of names with an article: 'for the Chicago Bulls'. */
const WITH_ARTICLE: Sort[] = [
  "named-nfl-team",
  "named-basketball-team",
  "named-baseball-team",
  "named-hockey-team",
];

const spokenName = ({ name, sorts }: KnownName) =>
  sorts.some((sort) => WITH_ARTICLE.includes(sort)) ? `the ${name}` : name;

/** What an idea answers, as it reads after 'for'. */
function spokenOf(
  { text, by, known = [] }: UnderstoodInterest,
  slug: string,
  region: Region,
): string {
  const lead = leadOf(slug);
  if (lead) return forRegion(region, lead);
  const name = forRegion(region, nameOfInterest(slug));
  if (by === "near") return `${name}, close to ${quoted(text)}`;
  // What is for the whole interest is not said of the one name.
  if (known.length > 0) return name;
  return isInterestName(text) && nameKey(text) !== nameKey(name) && !isPerson(text, name)
    ? text
    : name;
}

const PERSON =
  /(?:[rt]er|[^aeiou]er|or|ist|ian|man|woman|wife|cook|nurse|chef|vicar|priest|mechanic|welder|soldier)$/;
const SHARED = 3;
/** Words for people that have no letters of the interest's name. */
const CALLED = new Set(
  nameWords(
    "chef librarian electrician plumber builder mechanic policeman policewoman fireman firefighter soldier vicar priest typist translator carpenter joiner seamstress doctor pilot shepherd welshman welshwoman scotsman irishman accountant",
  ),
);

/** Whether a name is that of a person who does it, after which no 'for' can follow: 'cook', 'gardeners'. */
function isPerson(text: string, name: string): boolean {
  const last = nameWords(text).at(-1) ?? "";
  if (CALLED.has(last)) return true;
  const called = nameWords(name);
  const isAlike = called.some((word) => word.slice(0, SHARED) === last.slice(0, SHARED));
  return PERSON.test(last) && !called.includes(last) && isAlike;
}

function made(
  reason: string,
  about: string,
  interest: UnderstoodInterest | undefined,
  isBook: boolean,
): string {
  const told = aroundName(reason, about);
  const text = quoted(interest?.text ?? about);
  if (interest && interest.slugs.length > 0) return `For ${text}: ${told}.`;
  return isBook
    ? `We know little about ${text} ourselves, so this starts from its name: ${told}.`
    : `From the name ${text} alone: ${told}.`;
}

const DAYS: Record<GiftOccasion, string> = {
  birthday: "a birthday",
  christmas: "Christmas",
  valentines: "Valentine's Day",
  anniversary: "an anniversary",
  wedding: "a wedding",
  engagement: "an engagement",
  baby: "a new baby",
  christening: "a christening",
  housewarming: "a new home",
  graduation: "a graduation",
  "new-job": "a new job",
  retirement: "retirement",
  leaving: "a farewell",
  "thank-you": "a thank-you",
  "mothers-day": "Mother's Day",
  "fathers-day": "Father's Day",
  easter: "Easter",
  halloween: "Halloween",
  thanksgiving: "Thanksgiving",
  diwali: "Diwali",
  hanukkah: "Hanukkah",
  eid: "Eid",
  "lunar-new-year": "the Lunar New Year",
  "new-year": "New Year",
  "get-well": "slow days",
  sympathy: "a sad time",
};

/** Who may be a stranger's: a classmate is 'a girl', and not 'your girl'. */
const ANYBODYS =
  /^\s*(?:an?\s+)?(?:(?:teenage|little|young|older)\s+)?(?:boy|girl|kid|child|baby|toddler|teenager|teen|man|woman|lady|lad)s?\s*$/i;

function groundsForSafe(idea: GiftIdea, { brief, interests, occasion }: Need): string {
  if (occasion.comfort === "grief") return "For a sad time";
  if (occasion.comfort === "illness") return "For slow days";
  const [day] = occasion.occasions;
  const isForDay = day && (idea.occasions?.includes(day) || idea.picked?.[`on:${day}`]);
  if (interests.length > 0 && !isForDay) return "A safe choice besides what you said";
  const isNamed = isPlainRecipient(brief.recipientType) && !ANYBODYS.test(brief.recipientType);
  if (!isForDay && isNamed) return `For your ${called(brief)}`;
  if (day) return `For ${DAYS[day]}`;
  return brief.age === 0 ? "For the first year" : `For somebody of ${brief.age}`;
}

/** A relationship as it reads after 'your': 'My Best Friend' is a best friend. */
function called({ recipientType }: Need["brief"]): string {
  return recipientType
    .toLowerCase()
    .replace(/^\s*(?:my|our|the)\s+/, "")
    .trim();
}

function quoted(text: string): string {
  const short =
    text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : text;
  return `“${short}”`;
}
