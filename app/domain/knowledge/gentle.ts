import type { Comfort, GiftIdea, Kind, Trait } from "./gift-idea.schema";
import { keysOf, type UnderstoodInterest } from "./interests";
import type { Need } from "./need";

/** What asks too much of somebody who is ill, and kinds of thing that do. */
const TIRING: { traits: Trait[]; kinds: Kind[] } = {
  traits: [
    "strength",
    "floor",
    "standing",
    "walking",
    "heights",
    "water",
    "garden",
    "heat",
    "chemicals",
    "noise",
    "mess",
    "bulky",
    "scary",
    "gore",
    "death",
    "alcohol",
  ],
  kinds: ["tool", "sports-gear", "outdoor-gear", "outing", "storage"],
};

/** The tones of what may be given to the bereaved. */
const QUIET: GiftIdea["tone"][] = ["calm", "beautiful"];
/** Tones that are quiet enough where the thing is one to sit down with, or to look at. */
const SOBER: GiftIdea["tone"][] = ["sentimental", "practical", "clever"];
const SAT_DOWN_WITH: Kind[] = ["book", "puzzle", "music", "stationery", "print", "keepsake", "art"];

/** Festive, competitive, a joke or about a crime: out of place on a sad day, whatever the tone. */
const LIVELY =
  /\b(?:part(?:y|ies)|contests?|compet\w+|tournaments?|championships?|champions?|troph(?:y|ies)|medals?|prizes?|wins?|winn\w+|scor(?:e|es|ing)|race|racing|celebrat\w+|birthday|wedding|jokes?|funny|laughs?|pranks?|murders?|murdered|killers?|crimes?|poison\w*|dead|death|deadly|hangover|stag|hen)\b/i;

/**
 * Whether an idea for what somebody likes is gentle enough for a sad day or an illness: nothing that tires, nothing
 * festive, nobody to beat. The bereaved are given what is quiet.
 */
export function isGentle({ title, kind, tone, traits = [] }: GiftIdea, comfort: Comfort): boolean {
  if (traits.some((trait) => TIRING.traits.includes(trait)) || LIVELY.test(title)) return false;
  if (comfort === "illness") return !TIRING.kinds.includes(kind);
  return QUIET.includes(tone) || (SOBER.includes(tone) && SAT_DOWN_WITH.includes(kind));
}

/** What weighs so much that nothing jolly is given beside it for a reason that many share, such as wanting nothing. */
const HEAVY = [
  "bereaved",
  "baby-loss",
  "lost-a-child",
  "baby-in-hospital",
  "child-in-hospital",
  "at-a-bedside",
  "last-months",
  "cancer-treatment",
  "waiting-for-news",
  "mental-ward",
  "after-great-shock",
  "home-lost",
  "no-roof",
];
/** After which a game is no comfort either, though it is what somebody likes. */
const HEAVIEST = ["baby-loss", "lost-a-child"];
const JOLLY: GiftIdea["tone"][] = ["playful", "adventurous"];

/** Whether an idea is no more jolly than what weighs on somebody allows, on whatever day. */
export function isTactful(idea: GiftIdea, { interests, circumstances }: Need): boolean {
  const isOf = (slugs: string[]) => (one: UnderstoodInterest) =>
    one.slugs.some((slug) => slugs.includes(slug));
  const heavy = circumstances.filter(isOf(HEAVY));
  const answers = (one: UnderstoodInterest) => keysOf(one).some((key) => idea.reasons[key]);
  if (heavy.length === 0 || heavy.some(answers)) return true;
  const isJolly = JOLLY.includes(idea.tone) || LIVELY.test(idea.title);
  return !isJolly || (interests.some(answers) && !heavy.some(isOf(HEAVIEST)));
}
