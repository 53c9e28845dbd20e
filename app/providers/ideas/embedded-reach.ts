import { saysAny } from "~/domain/knowledge/avoiding/shown";
import { isMourning } from "~/domain/knowledge/circumstances";
import { ANY, type GiftIdea, type Kind } from "~/domain/knowledge/gift-idea.schema";
import { hindranceOf, isUnable } from "~/domain/knowledge/hindrances";
import { isNeighbour, ownWordsOf, type UnderstoodInterest } from "~/domain/knowledge/interests";
import type { Need } from "~/domain/knowledge/need";

/** What is a pleasure to somebody who did a thing once; its tools and clothes are for who does it now. */
const REMEMBERS: Kind[] = ["book", "print", "music", "outing", "keepsake"];
/** What is left of books for who cannot read them. */
const HEARD: Kind[] = ["music"];
/** What nobody needs who only looks on. */
const GEAR: Kind[] = ["tool", "kit", "sports-gear", "outdoor-gear", "storage"];
/** What a player has in the hand, and lessons: nothing for who only watches either. */
const FOR_PLAYERS =
  /\b(?:cues?|rackets?|racquets?|clubs?|bats?|boots?|gloves?|pads?|kitbag|grips?|helmet|tees?|dartboard|throw line|oche|lessons?|class|coaching|taster|wristbands?|visor|masterclass|training|round of golf|net session|music stand|mouthpiece|mutes?|reeds|valve oil)\b/i;
/** What is for the legs that run or ride, and what remembers that they did. */
const FOR_RUNNERS =
  /\b(?:massage\w*|gels|endurance|socks|calf|neck warmer|pace bands|energy[- ]bar|running (?:log|shop|form|cap|route|gloves)|race (?:day|mornings|numbers?|medals?|entry)|medals?|runner['’]s time|(?:group run|lesson in running|entry to an? (?:friendly )?(?:race|run))|bike hire|cycling (?:session|day)|ride with|restrung)\b/i;
/** Things to carry, which are mostly for who takes part, but for those that a fan wears. */
const CARRIED: Kind[] = ["accessory", "gadget"];
const FOR_FANS =
  /\b(?:fan|scarf|shirt|jersey|badge|pin|cap|cufflinks|team|club|signed|radio|screen|tv|game)s?\b/i;
/** What fits one pursuit, and is of no use in the next: a capo, knitting needles, a bottle of whisky. */
const TIED: Kind[] = [...GEAR, ...CARRIED, "art", "food", "drink"];
/** Music to hear, where anything else of this kind is an instrument or for one. */
const TO_HEAR =
  /\b(?:vinyl|cds?|discs?|records?|record(?:ed|ings?)|albums?|LPs?|audiobooks?|radio|concerts?|playlist|box set)\b/i;
const TO_PLAY = /\b(?:duets?|sheet music|songbook|edition|urtext|studies|exercises|lessons?)\b/i;

/** Books that teach a hand what it can do no more. */
const TEACHES =
  /\b(?:how to|steps?|step-by-step|stitch by stitch|by hand|techniques?|patterns?|projects?|guide to|course|learn\w*|recipes?|lessons?|handbook|manual|beginners?)\b/i;

function isRemembrance({ kind, title, description }: GiftIdea, { circumstances }: Need): boolean {
  const isOver = isUnable(circumstances);
  if (kind === "outing" && (isOver || isMourning(circumstances))) return false;
  if (kind === "book" && isOver && TEACHES.test(`${title} ${description}`)) return false;
  return REMEMBERS.includes(kind) && !TO_PLAY.test(title);
}

/**
 * Whether an idea is gear for an interest that is only a neighbour of what was typed, and does not say what was: books,
 * outings and pictures may suit both.
 */
function isTiedToNeighbour(idea: GiftIdea, one: UnderstoodInterest): boolean {
  const { kind, title, description, reasons, productWords } = idea;
  if (reasons[ANY] || !one.slugs.some((slug) => reasons[slug]) || !isNeighbour(one)) return false;
  const isTied = TIED.includes(kind) || (kind === "music" && !TO_HEAR.test(title));
  return isTied && !saysAny(`${title} ${description} ${productWords}`, ownWordsOf(one));
}

/** Whose reading is over, unless a book was written for that. */
const UNREADING = ["dementia", "care-home"];

/** Whether an idea is a book for somebody who follows none any more. */
function isUnreadable({ kind, reasons }: GiftIdea, { circumstances, brief }: Need): boolean {
  const is = (slug: string) => circumstances.some(({ slugs }) => slugs.includes(slug));
  const isWrittenFor = UNREADING.some((slug) => reasons[slug] !== undefined);
  return kind === "book" && is("dementia") && brief.age >= FOLLOWS_LITTLE && !isWrittenFor;
}
/** From this age on dementia is mostly far on. */
const FOLLOWS_LITTLE = 70;

/** Work that is done on one's feet, and what is for who sits at a desk. */
const ON_THEIR_FEET =
  /\b(?:barbers?|salon|hairdress\w+|kitchen|chef|building|builders?|site|garage|mechanic|shop|store|supermarket|warehouse|factory|farm|bar|pub|caf[eé]|hotel|hospital|nursery|apprentice\w*|plumber|electrician|bricklayer|driver|bins|waiter|waitress|lifeguard|carer)\b/i;
const FOR_DESKS = /\b(?:desks?|laptop|office|commut\w+|business card|folio|inbox)\b/i;

/** Whether an idea for a new job is for one at a desk, where it is none. */
export function isForADesk(idea: GiftIdea, { circumstances, brief }: Need): boolean {
  const reason = idea.reasons["starting-a-new-job"];
  const isNew = circumstances.some(({ slugs }) => slugs.includes("starting-a-new-job"));
  if (reason === undefined || !isNew || !ON_THEIR_FEET.test(brief.interests.join(" ")))
    return false;
  return FOR_DESKS.test(`${idea.title} ${reason}`);
}

/** Where nobody keeps a dog, and what is for the dog itself. */
const WITHOUT_ANIMALS = ["dementia", "care-home", "long-hospital-stay", "in-prison", "mental-ward"];
const ANIMALS = ["dogs", "cats", "horses", "puppies", "rabbits"];
const FOR_ANIMAL =
  /\b(?:collars?|leads?|leash|harness|bowls?|beds?|treats?|paw[- ]print|tugs?|toys? for|tracker|feeder|scratch\w*|tags?|groom\w*|brush|biscuits for|rug|bridle|halter)\b/i;

/** Whether an idea is for an animal of their own, where they live without one or only look at pictures of them. */
function isForMissingAnimal(
  { title }: GiftIdea,
  { slugs, isWatched }: UnderstoodInterest,
  need: Need,
): boolean {
  const isWithout = need.circumstances.some((one) =>
    one.slugs.some((slug) => WITHOUT_ANIMALS.includes(slug)),
  );
  return (
    (isWithout || isWatched === true) &&
    slugs.some((slug) => ANIMALS.includes(slug)) &&
    FOR_ANIMAL.test(title)
  );
}

function isForPlayers({ kind, title }: GiftIdea): boolean {
  if (GEAR.includes(kind)) return true;
  if (CARRIED.includes(kind) && !FOR_FANS.test(title)) return true;
  return FOR_RUNNERS.test(title) || (kind !== "keepsake" && FOR_PLAYERS.test(title));
}

/** What is made in a kitchen, and what is for who eats it. */
const MADE_TO_EAT = [
  ...["baking", "pie-baking", "home-cakes", "cookie-baking", "christmas-baking", "bread-making"],
  ...["cooking", "jam-making", "pizza-making", "cake-decorating"],
];
const ENJOYED: Kind[] = ["food", "drink", "outing"];
const A_HELPING = /^(?:(?:likes|loves|enjoys|partial to|fond of) )?(?:an?|the odd) /i;

/** Whether somebody likes a helping of what others make: 'a pasty', 'a Sunday roast'. */
const isOnlyEaten = ({ text, slugs, by }: UnderstoodInterest) =>
  by === "name" && A_HELPING.test(text) && slugs.some((slug) => MADE_TO_EAT.includes(slug));

/** Whether an idea joins an interest and how somebody is: football from bed is for who cannot play. */
const isMeant = ({ joint, reasons }: GiftIdea, { circumstances }: Need) =>
  joint === true &&
  circumstances.some(({ slugs }) => slugs.some((slug) => reasons[slug] !== undefined));

/**
 * Whether an idea is within reach of who has an interest: what is over gets what remembers it, who only watches no gear,
 * who follows no book any more no book.
 */
export function isWithinReachOf(idea: GiftIdea, one: UnderstoodInterest, need: Need): boolean {
  const hindrance = hindranceOf(one, need.circumstances);
  if (hindrance === "reading") return HEARD.includes(idea.kind) || isMeant(idea, need);
  if (one.isWatched && isForPlayers(idea)) return false;
  if (isOnlyEaten(one) && !ENJOYED.includes(idea.kind)) return false;
  if (isUnreadable(idea, need)) return false;
  if (isTiedToNeighbour(idea, one) || isForMissingAnimal(idea, one, need)) return false;
  return (!one.isPast && hindrance === null) || isMeant(idea, need) || isRemembrance(idea, need);
}
