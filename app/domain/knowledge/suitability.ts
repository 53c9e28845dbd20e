import type { Brief } from "~/domain/brief/brief.schema";
import { saysAvoided } from "./avoiding/shown";
import { isMourning } from "./circumstances";
import { isGentle, isTactful } from "./gentle";
import type { GiftIdea, GiftOccasion, Group, Trait } from "./gift-idea.schema";
import { keysOf, type UnderstoodInterest } from "./interests";
import type { Need } from "./need";

/** The youngest age in years for presents with a trait. */
const YOUNGEST: Partial<Record<Trait, number>> = {
  alcohol: 18,
  gambling: 18,
  rude: 18,
  swearing: 18,
  gore: 16,
  weapon: 14,
  blade: 12,
  flame: 12,
  chemicals: 12,
  heat: 8,
  caffeine: 13,
  needles: 7,
  magnets: 6,
  "small-parts": 3,
  scary: 8,
  politics: 14,
  death: 14,
};
/** The legal drinking age (docs/decisions/017-the-region-travels-with-the-brief.md). */
export const DRINKING_AGE = { UK: 18, USA: 21 } as const;
/** From this age on nothing that needs strength, balance or the floor, whatever an idea says. */
const GREAT_AGE = 80;
const TOO_MUCH_AT_GREAT_AGE: Trait[] = ["floor", "strength", "heights", "water"];
const FORMAL: Group[] = ["boss", "client", "colleague", "teacher", "neighbour"];
const NOT_FORMAL: Trait[] = ["rude", "swearing", "diet", "ageing", "politics", "death", "occult"];

/**
 * The prices of an idea's products for an age, within the budget, ascending, in major units of the
 * region's currency.
 */
export function pricesOf(
  { offers }: Pick<GiftIdea, "offers">,
  { age, budget, region }: Pick<Brief, "age" | "budget" | "region">,
): number[] {
  return offers
    .filter(([, youngest, oldest]) => age >= youngest && age <= oldest)
    .map(([pounds]) => (region === "UK" ? pounds : inDollars(pounds)))
    .filter((price) => budget === 0 || price <= budget)
    .sort((one, other) => one - other);
}

/** A sample price in dollars for one in pounds. */
function inDollars(pounds: number): number {
  return Math.round(pounds * 1.25) - 0.01;
}

/** Whether an idea may be suggested at all, whatever its score. */
export function isSuitable(idea: GiftIdea, need: Need): boolean {
  const { brief, occasion } = need;
  if (idea.regions && !idea.regions.includes(brief.region)) return false;
  if (pricesOf(idea, brief).length === 0) return false;
  if (occasion.dry && idea.traits?.includes("alcohol")) return false;
  if (!suitsComfort(idea, need) || !isTactful(idea, need)) return false;
  if (!isWithinReach(idea, need)) return false;
  return suitsAge(idea, brief) && suitsRelationship(idea, need) && !isAvoided(idea, need);
}

/** What keeps somebody mostly at home. */
const STAYS_IN = [
  "care-home",
  "housebound",
  "dementia",
  "low-vision",
  "blind",
  "long-hospital-stay",
  "home-is-safest",
  "laid-up",
  "few-movements",
  "last-months",
  "kept-apart",
  "mental-ward",
];
/** From this age on whoever stays in goes nowhere. */
const STAYS_FOR_GOOD = 88;

/** Whether somebody can go where an idea leads to: whoever stays in only where it was written for that. */
function isWithinReach(
  { kind, reasons, joint }: GiftIdea,
  { brief, circumstances }: Need,
): boolean {
  const staying = circumstances.flatMap(({ slugs }) =>
    slugs.filter((slug) => STAYS_IN.includes(slug)),
  );
  if (kind !== "outing" || staying.length === 0) return true;
  // What joins an interest and where somebody stays comes to them.
  return (
    (joint === true || brief.age < STAYS_FOR_GOOD) &&
    staying.every((slug) => reasons[slug] !== undefined)
  );
}

/** The youngest children who are told of a sad day: before, they are given what they always are. */
const TOLD = 4;

function suitsComfort(
  idea: GiftIdea,
  { brief, occasion, interests, circumstances }: Need,
): boolean {
  const { comfort } = occasion;
  // Whoever mourns is not given a joke on any day, unless it was what they like.
  const isJoke = idea.tone === "playful" && isMourning(circumstances) && brief.age >= TOLD;
  const answers = (said: UnderstoodInterest[]) =>
    said.some((one) => keysOf(one).some((key) => idea.reasons[key]));
  if (isJoke && !answers(interests)) return false;
  if (comfort === null || brief.age < TOLD || idea.comfort?.includes(comfort)) return true;
  if (answers(circumstances)) return true;
  return answers(interests) && isGentle(idea, comfort);
}

/** Whether the things that an idea contains suit an age. */
export function suitsAge(
  { ages: [youngest, oldest], traits = [] }: Pick<GiftIdea, "ages" | "traits">,
  { age, region }: Pick<Brief, "age" | "region">,
): boolean {
  if (age < youngest || age > oldest) return false;
  if (traits.includes("alcohol") && age < DRINKING_AGE[region]) return false;
  if (age >= GREAT_AGE && traits.some((trait) => TOO_MUCH_AT_GREAT_AGE.includes(trait)))
    return false;
  return traits.every((trait) => age >= (YOUNGEST[trait] ?? 0));
}

function suitsRelationship(idea: GiftIdea, { recipient, occasion }: Need): boolean {
  const { groups } = recipient;
  const { groups: only, notFor = [], traits = [], occasions } = idea;
  if (only && !only.some((group) => groups.includes(group))) return false;
  if (groups.length > 0 && groups.every((group) => notFor.includes(group))) return false;
  const isFormal = groups.length > 0 && groups.every((group) => FORMAL.includes(group));
  if (isFormal && traits.some((trait) => NOT_FORMAL.includes(trait))) return false;
  const asked: GiftOccasion[] = occasion.occasions;
  return !occasions || occasions.some((one) => asked.includes(one));
}

/** Whether an idea is, has or shows something that is to be avoided. */
export function isAvoided(idea: GiftIdea, { avoidances }: Need): boolean {
  const { traits, kinds, interests, tones } = avoidances;
  if (kinds.has(idea.kind) || idea.traits?.some((trait) => traits.has(trait))) return true;
  if (tones.has(idea.tone)) return true;
  if (Object.keys(idea.reasons).some((slug) => interests.has(slug))) return true;
  return saysAvoided({ ...idea, text: wordsShown(idea) }, avoidances);
}

function wordsShown({ title, description, search, productWords }: GiftIdea): string {
  return `${title} ${description} ${search} ${productWords}`;
}
