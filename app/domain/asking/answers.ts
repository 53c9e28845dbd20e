import type { Told } from "~/domain/brief/told";

/** The texts that a recipient can answer with, in the order in which they are asked for. */
export const ANSWER_TEXTS = ["sizes", "colours", "allergies", "enough", "wish"] as const;
export type AnswerText = (typeof ANSWER_TEXTS)[number];

/** Bounds in characters. */
export const ASK_LIMITS = {
  askedBy: 40,
  sizes: 160,
  colours: 80,
  allergies: 200,
  enough: 200,
  wish: 300,
} as const;

/** How answers are named beside a card. */
export const ANSWER_NAMES: Record<AnswerText, string> = {
  sizes: "Sizes",
  colours: "Favourite colours",
  allergies: "Allergies, and what they avoid",
  enough: "Have enough of",
  wish: "A wish",
};

/** What a recipient answered: texts, empty where nothing was said, and the ids of chosen sides of pairs. */
export type Answers = Record<AnswerText, string> & { chosen: string[] };

/** Answers with the day (`YYYY-MM-DD`) on which they were given or last changed. */
export type DatedAnswers = { answers: Answers; day: string };

const NOTHING = /^(?:no|none|nothing|nope|nil|n\/?a|not really|[-–—.?!]*)[.!]?$/i;

/** What of the answers decides about ideas: neither the sizes, nor the colours, nor the wish. */
export function toldBy({ allergies, enough, chosen }: Answers): Told {
  const avoid = [allergies, enough].filter((text) => !NOTHING.test(text.trim()));
  return { avoid: avoid.join(", "), chosen };
}

const TITLE =
  /^(?:aunt|auntie|aunty|uncle|grandma|grandpa|granny|grandad|nan|nana|dr|mr|mrs|ms|miss|mx|prof|professor|sir|dame|lady|lord|father|sister|brother|rev|cousin)\.?$/i;

/** The first name in the name of a card: 'Anna' of 'Anna Smith', 'Aunt Jo' of 'Aunt Jo Smith'. */
export function firstNameOf(name: string): string {
  const [first = "", second] = name.trim().split(/\s+/);
  return TITLE.test(first) && second ? `${first} ${second}` : first;
}

/** What of a recipient's answers a search takes into account, as its form says it; null if nothing. */
export function toldNote(name: string, { avoid, chosen }: Told): string | null {
  const preferred = chosen.length > 0 ? "What they would rather have counts." : "";
  const left =
    avoid &&
    `${name} told you what to avoid and what there is enough of: ${avoid}. None of it is suggested.`;
  return [left, preferred].filter((part) => part !== "").join(" ") || null;
}

/** "Sizes: shoes 39 · Colours: green": what helps to choose a gift for who answered; empty if nothing does. */
export function besideGift({ sizes, colours }: Answers): string {
  return [sizes && `Sizes: ${sizes}`, colours && `Colours: ${colours}`].filter(Boolean).join(" · ");
}
