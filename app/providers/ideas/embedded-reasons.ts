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
import type { UnderstoodInterest } from "~/domain/knowledge/interests";
import type { Need } from "~/domain/knowledge/need";
import { isPlainRecipient } from "~/domain/knowledge/recipients";
import { forRegion } from "~/domain/shared/regional-text";
import type { Candidate } from "./candidate";
import { quoted, spokenOf } from "./spoken-interest";

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
    const name = spokenOf(interest, slug, need);
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

/** Days that are about a child, a house or a job, for which a present is not that has nothing to do with it. */
const OF_SOMETHING_ELSE: GiftOccasion[] = ["baby", "christening", "housewarming", "new-job"];

/** Who may be a stranger's: a classmate is 'a girl', and not 'your girl'. */
const ANYBODYS =
  /^\s*(?:an?\s+)?(?:(?:teenage|little|young|older)\s+)?(?:boy|girl|kid|child|baby|toddler|teenager|teen|man|woman|lady|lad)s?\s*$/i;

function groundsForSafe(idea: GiftIdea, need: Need): string {
  const { brief, interests, occasion } = need;
  if (occasion.comfort === "grief") return "For a sad time";
  if (occasion.comfort === "illness") return "For slow days";
  const [day] = occasion.occasions;
  const isForDay = day && (idea.occasions?.includes(day) || idea.picked?.[`on:${day}`]);
  const isNamedDay = day && (isForDay || !OF_SOMETHING_ELSE.includes(day));
  if (interests.length > 0 && !isForDay) return "A safe choice besides what you said";
  const isNamed = isPlainRecipient(brief.recipientType) && !ANYBODYS.test(brief.recipientType);
  if (!isForDay && isNamed) return `For your ${called(brief)}`;
  if (isNamedDay) return `For ${DAYS[day]}`;
  if (!need.isAgeKnown) return "A safe choice";
  return brief.age === 0 ? "For the first year" : `For somebody of ${brief.age}`;
}

/** A relationship as it reads after 'your': 'My Best Friend' is a best friend. */
function called({ recipientType }: Need["brief"]): string {
  return recipientType
    .toLowerCase()
    .replace(/^\s*(?:my|our|the)\s+/, "")
    .trim();
}
