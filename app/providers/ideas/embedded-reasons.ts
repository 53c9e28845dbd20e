import { ANY, SAFE } from "~/domain/knowledge/gift-idea.schema";
import { nameOfInterest, type UnderstoodInterest } from "~/domain/knowledge/interests";
import type { Need } from "~/domain/knowledge/need";
import { forRegion } from "~/domain/shared/regional-text";
import type { Candidate } from "./candidate";

const LONGEST_QUOTE = 60;
const list = new Intl.ListFormat("en-GB");

/**
 * One sentence on why an idea is suggested. It names what the brief said in the brief's own words, and
 * claims of the thing only what its entry says.
 */
export function reasonFor({ idea, answers, about, isSafe }: Candidate, need: Need): string {
  // What the brief said keeps its own spelling.
  const { region } = need.brief;
  const spelled = (slug: string) => forRegion(region, idea.reasons[slug] ?? "");
  if (about !== null) {
    return made(spelled(ANY), about, answers[0], idea.kind === "book");
  }
  if (isSafe) return `${groundsForSafe(idea.id, need)}: ${spelled(SAFE)}.`;
  const told = answers.flatMap((interest) => {
    const slug = interest.slugs.find((one) => idea.reasons[one] !== undefined);
    return slug === undefined ? [] : [{ interest, slug, reason: spelled(slug) }];
  });
  const [first, second] = told;
  const said = list.format(told.slice(0, 2).map(({ interest }) => quoted(interest.text)));
  const more = second && second.reason !== first?.reason ? `, and ${second.reason}` : "";
  const neighbour = told.slice(0, 2).find(({ interest }) => interest.by === "near");
  const from = neighbour
    ? `; from ${forRegion(region, nameOfInterest(neighbour.slug))}, its neighbour`
    : "";
  return `${opener(idea.id)} ${said}${from}: ${first?.reason}${more}.`;
}

const OPENERS = ["You said", "You mentioned", "For"];

/** So that five reasons do not begin alike; an idea always begins the same way. */
function opener(id: string): string {
  return OPENERS[id.length % OPENERS.length] ?? "";
}

function made(
  reason: string,
  about: string,
  interest: UnderstoodInterest | undefined,
  isBook: boolean,
): string {
  const told = reason.replaceAll("{it}", about);
  const text = quoted(interest?.text ?? about);
  if (interest && interest.slugs.length > 0) return `You said ${text}: ${told}.`;
  return isBook
    ? `We know little about ${text} ourselves, so this starts from its name: ${told}.`
    : `From the name ${text} alone: ${told}.`;
}

function groundsForSafe(id: string, { brief, interests, occasion }: Need): string {
  if (occasion.comfort === "grief") return "For a sad time";
  if (occasion.comfort === "illness") return "For slow days";
  if (interests.length > 0) return "A safe choice besides what you said";
  const grounds = [
    brief.age === 0
      ? `For ${quoted(brief.recipientType)} in the first year`
      : `For ${quoted(brief.recipientType)} at ${brief.age}`,
    `For ${quoted(brief.occasion)}`,
    `For ${quoted(brief.recipientType)}`,
  ];
  return grounds[id.length % grounds.length] ?? "";
}

function quoted(text: string): string {
  const short =
    text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…` : text;
  return `“${short}”`;
}
