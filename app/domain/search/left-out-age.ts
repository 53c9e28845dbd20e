import type { Brief, ShownBrief } from "~/domain/brief/brief.schema";
import type { WireProduct } from "./suggestion";

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const ONES_TH =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const TENS = "  twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A pattern for '62', 'sixty-two' and 'sixty-second'. */
function namesOf(age: number): { number: string; ordinal: string } {
  const [ten = "", one = ""] = [TENS[Math.floor(age / 10)], ONES[age % 10]];
  const ordinal = `${age}(?:st|nd|rd|th)`;
  if (age < 20) return { number: `${age}|${ONES[age]}`, ordinal: `${ordinal}|${ONES_TH[age]}` };
  if (age > 99) return { number: `${age}`, ordinal };
  return age % 10 === 0
    ? { number: `${age}|${ten}`, ordinal: `${ordinal}|${ten.slice(0, -1)}ieth` }
    : { number: `${age}|${ten}[- ]${one}`, ordinal: `${ordinal}|${ten}[- ]${ONES_TH[age % 10]}` };
}

/** What says that somebody is of an age: 'aged 62', '62-year-old', '62nd birthday'. */
function saidOf(age: number): string[] {
  const { number, ordinal } = namesOf(age);
  return [
    `(?:at the age of|aged?|turn(?:s|ing|ed)?) (?:${number})\\b(?! ?[+–-])`,
    `(?:${number})[- ]?(?:years?|yrs?)[- ]?olds?\\b`,
    `(?:${ordinal})(?=[- ](?:b-?day|birthday))`,
  ];
}

const pattern = (parts: string[]) => new RegExp(`(?:[,(] ?| )?\\b(?:${parts.join("|")})\\)?`, "gi");

/**
 * Leaves ages out of what is shown of a search: the brief's, and those that the visitor said later. A
 * number alone counts as an age in what the visitor typed, and in an idea only beside a word for it.
 */
export function leavingOut(ages: number[], brief: Brief) {
  const said = ages.flatMap(saidOf);
  const everywhere = pattern([
    ...said,
    ...ages.map((age) => (age === 0 ? "in the first year" : `at ${age}\\b`)),
  ]);
  const typed = pattern([
    ...said,
    ...ages.flatMap((age) => {
      const { number, ordinal } = namesOf(age);
      return [`${age}(?:st|nd|rd|th)?\\b`, ...(age > 12 ? [`(?:${ordinal}|${number})\\b`] : [])];
    }),
  ]);
  const without = (text: string, what: RegExp) =>
    text.replace(what, "").replace(/ {2,}/g, " ").trim();
  const field = (text: string) => without(text, typed);
  const { recipientType, occasion, interests, avoid } = brief;
  const quoted = [recipientType, occasion, ...interests].filter((text) => field(text) !== text);

  return {
    brief: (): ShownBrief => ({
      ...brief,
      age: null,
      recipientType: field(recipientType) || "Someone",
      occasion: field(occasion) || "Birthday",
      interests: interests.map(field).filter((text) => text !== ""),
      avoid: field(avoid),
    }),
    /** A text of an idea, which may quote what the visitor typed. */
    text: (text: string): string =>
      without(
        quoted.reduce((known, one) => known.replaceAll(one, () => field(one)), text),
        everywhere,
      ),
    /** Whether a product is made for somebody of such an age; then it would tell. */
    isTold({ title, featureBullets, bookDescription, review }: WireProduct): boolean {
      const texts = [title, featureBullets, bookDescription ?? "", review ?? ""];
      return pattern(said).test(JSON.stringify(texts));
    },
  };
}
