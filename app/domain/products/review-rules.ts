import { linkIn } from "~/domain/shared/links";

/**
 * Claims that would make a review fake (Digital Markets, Competition and Consumers Act 2024,
 * schedule 20; 16 CFR part 465).
 */
const IMPROPER = [
  // First person: no writer here has held the product. Case matters: "US sizes" and "i.e." are fine.
  /\b(I|I'm|I've|[Ww]e|WE|[Ww]e're|[Ww]e've|[Mm]y|[Oo]urs?|OURS?|us|me)\b/,
  /(?<!\bnot |\b(?:skin|drop|leak|safety|dermatologically)[- ])\btested\b(?! (?:to|for|on|from)\b)|\b(?:tried (?:it|this|them)|hands-on)\b/i,
  /\b(customers?|buyers?|users?|reviewers?|shoppers?|people|everyone|owners?)\b.{0,30}\b(say|said|love|loved|report|reported|rave|agree|praise|praised|think|recommend)\b/i,
  /\b(reviews?|testimonials?|(top|highly)[- ]rated|rated \d|ratings?|five[- ]star|best[- ]?sell(er|ing))\b/i,
  /\b\d(\.\d)?\s*(\/\s*5|out of (5|five|10|ten)|stars?)\b|[★⭐]/i,
  /https?:|www\.|@/i,
];

/** Whether a text claims experience, speaks for customers, mentions ratings or contains a link. */
export function isImproper(text: string): boolean {
  return IMPROPER.some((pattern) => pattern.test(text)) || linkIn(text) !== null;
}

/** Whether a text contains a number that its source does not. */
export function inventsNumbers(text: string, source: string): boolean {
  const named = new Set(source.match(/\d+(?:[.,]\d+)*/g) ?? []);
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).some((number) => !named.has(number));
}

/** The sentences of a text, with their punctuation. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b(?:[A-Z]|no|No|St|Dr|Mr|Mrs|vol)\.)\s+(?![\p{Ll}\d])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Shortens a text to `limit` characters, between words and with an ellipsis. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text
    .slice(0, limit - 1)
    .replace(/\s+\S*$/, "")
    .replace(/[,;:–-]+$/, "")}…`;
}

const MISSING = "The listing does not mention";

/** A consideration, worded as a fact about the listing, not about the product. */
export function notMentioned(what: string): string {
  const bare = what
    .replace(/^the listing (does not|doesn't) (mention|say|state|specify)\s*/i, "")
    .replace(/[.!?\s]+$/, "");
  return `${MISSING} ${/^[A-Z][a-z]/.test(bare) ? bare[0]?.toLowerCase() + bare.slice(1) : bare}.`;
}
