import type { ToldBrief } from "~/domain/brief/told";
import { BREAKS, isUnderstood } from "~/domain/knowledge/avoidances";
import { saysAny } from "~/domain/knowledge/avoiding/shown";
import { TONES } from "~/domain/knowledge/avoiding/tones";
import type { GiftIdea, Kind } from "~/domain/knowledge/gift-idea.schema";
import { nameWords } from "~/domain/knowledge/names";
import { isStory } from "~/domain/knowledge/sentences/is-story";
import { statementsIn } from "~/domain/knowledge/sentences/statements";

/** Whether an idea keeps to a wish. */
export type Wish = (idea: GiftIdea) => boolean;

const words = (text: string) => new Set(nameWords(text));

/** Words around what is to be avoided. */
const AROUND = words(
  "no not nothing none never any anything all too very really more please just a an the of or and with on in it that is are has have stuff thing allergy allergic severe bad to her his their she he they him them gives give make makes feel feels sick",
);
/** Things that an idea which is one, or has one on it, says. */
const THINGS = words(
  "mug sock tie apple slime glitter pen keyring keychain magnet fridge teddy balloon unicorn dinosaur princess skull football slipper photo frame ornament memorial plaque angel footprint feather butterfly heart rainbow baby ribbon bow sign notebook diary journal calendar voucher wine beer gin chocolate hamper lego barbie doll car train horse dog cat",
);
const FOODS = words(
  "sesame soy soya mustard celery lupin sulphite kiwi strawberry banana tomato corn maize citrus orange apple coconut meat milk cheese butter cream mixing egg fish shellfish sugar salt garlic onion mushroom food snack",
);
/** What nobody eats, drinks, cooks with or puts on their skin, so that an allergy to a food does not matter. */
const UNEATEN: Kind[] = [
  "tool",
  "book",
  "game",
  "puzzle",
  "clothing",
  "accessory",
  "jewellery",
  "homeware",
  "gadget",
  "sports-gear",
  "outdoor-gear",
  "art",
  "keepsake",
  "stationery",
  "music",
  "decor",
  "print",
  "storage",
];
const SMELLS = words("smell smelly scent scented fragrance perfume strong migraine headache");
const SCENTED: Kind[] = ["pampering", "food"];
const SCENTED_WORDS = words(
  "scented scent fragrance perfume aroma incense candle diffuser soap lavender",
);

const textOf = ({ title, description, search, productWords }: GiftIdea) =>
  `${title} ${description} ${search} ${productWords}`;

/**
 * What every idea has to keep to beside what the knowledge leaves out anyway, for all that a brief wants avoided; null if any of it
 * is not understood.
 */
export function wishesOf({ avoid, told, interests, recipientType, age }: ToldBrief): Wish[] | null {
  const said = isStory(interests)
    ? statementsIn(interests, recipientType, age)
        .filter(({ says }) => says === "avoided")
        .flatMap(({ things }) => things)
    : [];
  const parts = [avoid, told?.avoid ?? "", ...said].flatMap((text) => text.split(BREAKS));
  const wishes: Wish[] = [];
  for (const part of parts) {
    if (isUnderstood(part)) continue;
    const wish = wishOf(part);
    if (wish === null) return null;
    wishes.push(wish);
  }
  return wishes;
}

function wishOf(part: string): Wish | null {
  const said = nameWords(part).filter((word) => !AROUND.has(word));
  if (said.length === 0) return () => true;
  const isOf = (some: ReadonlySet<string>) => said.every((word) => some.has(word));
  if (isOf(THINGS)) return (idea) => !saysAny(textOf(idea), new Set(said));
  for (const [names, tone] of TONES) if (isOf(names)) return (idea) => idea.tone !== tone;
  if (isOf(FOODS)) return ({ kind }) => UNEATEN.includes(kind);
  if (isOf(SMELLS)) {
    return (idea) =>
      !idea.traits?.includes("scent") &&
      !SCENTED.includes(idea.kind) &&
      !saysAny(textOf(idea), SCENTED_WORDS);
  }
  return quoted(part);
}

/** 'Anything with "cancer" on it' is whatever says so. */
function quoted(part: string): Wish | null {
  const [, word = ""] =
    /\b(?:with|says?|saying|word) ['"‘“]([\p{L} ]{3,20})['"’”]/iu.exec(part) ?? [];
  const said = nameWords(word);
  return said.length === 0 ? null : (idea) => !saysAny(textOf(idea), new Set(said));
}
