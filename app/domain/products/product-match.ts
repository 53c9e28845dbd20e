import type { Brief } from "~/domain/brief/brief.schema";
import { nameWords } from "~/domain/knowledge/names";
import { type Need, understandBrief } from "~/domain/knowledge/need";
import { understandRecipient } from "~/domain/knowledge/recipients";
import { saysAny } from "~/domain/knowledge/suitability";

/** A retailer's result as it is compared with the idea that it was searched for. */
export type Listing = { title: string; bullets?: string[] };

/** Why a listing is not what was looked for. */
export type Mismatch =
  | "other-thing"
  | "accessory"
  | "novelty"
  | "book"
  | "age"
  | "occasion"
  | "recipient"
  | "avoided";

/**
 * Returns a check of listings against a search phrase and a brief: why one is not the thing for this
 * person, or null if it is, as far as its words show. It prefers to leave out a good product to showing
 * a wrong one: a shop has others.
 */
export function productMatch(phrase: string, brief: Brief): (listing: Listing) => Mismatch | null {
  const wanted = nameWords(phrase).filter((word) => !SMALL.has(word));
  const need = understandBrief(brief);
  return (listing) => mismatchOf(listing, { phrase, wanted, need });
}

type Wanted = { phrase: string; wanted: string[]; need: Need };

function mismatchOf(listing: Listing, { phrase, wanted, need }: Wanted): Mismatch | null {
  const { title } = listing;
  const { brief } = need;
  const main = mainPart(title);
  if (isUnwantedPart(title, main, phrase)) return "accessory";
  if (isNovelty(main, phrase)) return "novelty";
  if (wantsBook(phrase) ? isPlainlyAThing(main, phrase) : isBook(title, main)) return "book";
  if (!names(title, main, wanted, wantsBook(phrase))) return "other-thing";
  if (isForPets(title, phrase)) return "other-thing";
  if (!suitsAge(listing, brief.age)) return "age";
  if (!suitsOccasion(listing, need, phrase)) return "occasion";
  if (!suitsRecipient(title, need)) return "recipient";
  return isAvoided(listing, need) ? "avoided" : null;
}

/** Words that say how a thing comes, not what it is. */
const SMALL = new Set(
  nameWords(
    "a an the of for with in on and or to set sets kit kits pack gift gifts present box large small mini starter beginner beginners making growing make your own kids children child mens womens men women adult adults new best premium deluxe complete portable",
  ),
);

/** The part of a title that names the thing, before what it is for, with or made of. */
function mainPart(title: string): string {
  const [first = title] = title.split(
    /\s(?:for|compatible with|to fit|fits|designed for|suitable for|with|w\/|featuring|includes|including|inspired by|by|in|incl\.?)\s|[|,(;]|\s[-–—]\s/i,
  );
  return first;
}

/** Whether the phrase's words are in the title, and enough of them where it names the thing. */
function names(title: string, main: string, wanted: string[], anyPlace: boolean): boolean {
  const [only] = wanted;
  if (only === undefined) return true;
  const all = nameWords(title.replace(ABBREVIATIONS, "remote control"));
  const first = nameWords(main.replace(ABBREVIATIONS, "remote control"));
  const found = wanted.filter((word) => all.some((other) => isForm(other, word)));
  const inMain = wanted.filter((word) => first.some((other) => isForm(other, word)));
  const needed = wanted.length <= 2 ? wanted.length : Math.ceil((wanted.length * 2) / 3);
  if (wanted.some((word) => new RegExp(`\\b(?:non|not)[- ]${word}`, "i").test(title))) return false;
  return found.length >= needed && (anyPlace || inMain.length >= Math.min(needed, 2));
}

const ABBREVIATIONS = /\b(?:rc|r\/c)\b/i;
const SHARED_START = 5;

/** Forms of one word: 'kneeling' and 'kneeler'; and 'birdfeeder' has 'feeder' in it. */
function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= SHARED_START && long.startsWith(short.slice(0, SHARED_START))) return true;
  return short.length >= 4 && long.length > short.length + 2 && long.endsWith(short);
}

const NOT_INCLUDED =
  /(?<!batter(?:y|ies) |charger |cable )\bnot included|sold separately|\bempty\b|\b(?:pieces|board|box|case|cover|tin|frame|bag) only\b|without (?:the )?(?:book|board|pieces)/i;
const PART =
  /\b(?:replacements?|refills?|spares?|compatible with|accessor(?:y|ies)|attachments?|adapters?|adaptors?|(?:screen )?protectors?|(?:carry(?:ing)?|storage|travel|hard|hard shell|eva) case|(?:dust|protective|travel|hard|carrying|coil) cover|mounts?|mounting|brackets?|charging cable|chargers?|power supply|filters|cleaning (?:kit|brush|tablets|solution)|cleaner|scrubber|descaler|lubricant|cartridges?|wicks?|pellets|fuel|inserts?|dividers?|trays|racks?|stand|hooks?|holders?|hangers?|straps?|clasps?|extenders?|extensions?|lids?|handles?|memory cards?|discs|slides|soil|compost|brushes|paper pad|liners?|bulbs|strop|blocks|fabric|cloth|labels|drawer|repair kit|songbook|findings|chain only|batter(?:y|ies)|expansion(?: pack)?|add-on|parts|sign)\b/i;

/** Whether a title names a part, a refill or what goes with the thing, and the phrase does not. */
function isUnwantedPart(title: string, main: string, phrase: string): boolean {
  if (NOT_INCLUDED.test(title)) return true;
  const part = main.match(PART)?.[0];
  if (!part) return false;
  const wanted = nameWords(phrase);
  return !nameWords(part).some((word) => wanted.some((other) => isForm(word, other)));
}

const NOVELTY =
  /\b(?:t-?shirts?|tee|hoodies?|sweatshirts?|mugs?|key ?rings?|key ?chains?|stickers?|decals?|posters?|greetings? cards?|birthday cards?|phone cases?|coasters?|fridge magnets?|ornaments?|(?:metal|tin|wooden|wall) signs?|socks|tote bags?|bumper|wrapping paper|cake toppers?|balloons?|banners?|colou?ring pages?|svg|pdf|(?:digital |pc )?downloads?(?: code)?|printable|e-?gift|gift cards?|mouse ?(?:pad|mat)s?|tumblers?|doormats?|patch(?:es)?|enamel pins?|badges?|temporary tattoos?|novelty|gag)\b/gi;

function isNovelty(main: string, phrase: string): boolean {
  const wanted = new Set(nameWords(phrase));
  const found = main.match(NOVELTY) ?? [];
  return found.some((word) => !nameWords(word).some((one) => wanted.has(one)));
}

const PETS = /\b(?:dogs?|pupp(?:y|ies)|cats?|kitten|pets?|chew toy|squeaky)\b/i;

function isForPets(title: string, phrase: string): boolean {
  return (
    /\b(?:dog|cat|pet|puppy|kitten)\b[^,]*\b(?:toys?|chew|bed|bowl|collar|treats?)\b/i.test(
      title,
    ) && !PETS.test(phrase)
  );
}

const BOOK =
  /\b(?:paperback|hardcover|hardback|kindle|audio ?book|audible|spiral[- ]bound|board book|mass market|e-?book|novel|\d+(?:st|nd|rd|th) edition|(?:cook|hand|guide|song)?books?(?! ?(?:mark|end|shel|case|light|stand|rest|plate|nook|worm|lover|binding|weight))|encyclopa?edia|almanac|field guide|a guide to|the complete guide|beginner'?s guide|the art of|stories|recipes from|memoir|biography)\b/i;
/** What a title says only of a book, wherever it says so. */
const BINDING =
  /\b(?:paperback|hardcover|hardback|kindle edition|audiobook|spiral[- ]bound|mass market|\d+(?:st|nd|rd|th) (?:ed|edn|edition)|(?:cook|hand)book)\b/i;
const WANTS_BOOK =
  /\b(?:books?|novels?|cookbooks?|handbooks?|guide(?:book)?s?|history|biography|atlas|dictionary|stories|annual|memoir|poetry|anthology|encyclopedia|encyclopaedia|almanac)\b/i;

function withoutBlankBooks(title: string): string {
  return title.replace(
    /\b(?:note|sketch|scrap|work|guest|log|colou?ring|cheque|mac|chrome|face|address|photo|sticker|activity) ?books?\b/gi,
    " ",
  );
}

function isBook(title: string, main: string): boolean {
  return BINDING.test(title) || BOOK.test(withoutBlankBooks(main));
}

function wantsBook(phrase: string): boolean {
  return WANTS_BOOK.test(phrase);
}

const THING =
  /\b(?:kit|tool|toy|lamp|mug|shirt|bag|case|holder|stand|machine|maker|figure|plush|poster|print|ornament|bookends?|bookmarks?|bookshelf|book ?light|cushion|blanket|candle|clock|watch|necklace|bracelet|bottle|organi[sz]er|speaker|headphone|sticker|knife|pen set|sign)s?\b/gi;

function isPlainlyAThing(main: string, phrase: string): boolean {
  const wanted = nameWords(phrase);
  const things = main.match(THING) ?? [];
  return things.some((thing) => !nameWords(thing).some((word) => wanted.includes(word)));
}

const GROWN_UP = 16;
const CHILDREN =
  /\b(?:kids?(?!'? names?)|child(?:ren)?(?:'?s)?|toddlers?|infants?|bab(?:y|ies)|boys?(?! ?friend)|girls?(?! ?friend)|preschool(?:er)?s?|nursery|junior|youth|my first|baby'?s)\b/i;
const NOT_ONLY_CHILDREN =
  /\b(?:adults?|all ages|grown[- ]?ups?|family|families|men|women|unisex|teens? (?:and|&|to) adults?|teens?,? adults?)\b/i;
const ADULTS_ONLY =
  /\b(?:for (?:adults?|grown[- ]?ups|men|women|him|her|husband|wife|couples)|adults? only|18\+|men'?s|women'?s|ladies|mens|womens)\b/i;
const FOR_TEENS = /\b(?:teen(?:age(?:r|rs)?|s)?|tween(?:s)?|young adults?)\b/i;
const SENIORS = /\b(?:seniors?|elderly|dementia|alzheimer'?s)\b/i;

/** Whether what a listing says of ages fits one, in years. */
function suitsAge({ title, bullets = [] }: Listing, age: number): boolean {
  const range = agesIn(title) ?? bullets.map(agesIn).find((one) => one !== null) ?? null;
  const isForAll = NOT_ONLY_CHILDREN.test(title);
  if (range) {
    const [from, to] = range;
    if (age < from - 1) return false;
    if (to !== null && age > to + 1 && !isForAll) return false;
    if (to === null && from <= 8 && age >= GROWN_UP && CHILDREN.test(title) && !isForAll)
      return false;
  }
  if (age >= GROWN_UP) {
    if (CHILDREN.test(title) && !isForAll) return false;
    if (bullets.some((line) => /\b(?:toddlers?|preschool|for (?:kids|children))\b/i.test(line)))
      return false;
    if (age > 20 && FOR_TEENS.test(title) && !isForAll) return false;
  } else {
    if (ADULTS_ONLY.test(title) && !CHILDREN.test(title)) return false;
    if (age < 10 && FOR_TEENS.test(title) && !CHILDREN.test(title)) return false;
  }
  return age >= 60 || !SENIORS.test(title);
}

/** The ages that a text names: 'ages 6-10', 'age 8+', '3 years and up'; null if it names none. */
function agesIn(text: string): [from: number, to: number | null] | null {
  const range = text.match(
    /\b(?:ages?|aged)?\s*(\d{1,2})\s*(?:-|–|to)\s*(\d{1,3})\s*(?:years?(?:[- ]olds?)?|yrs?|y\/o)?\b/i,
  );
  if (range && /ages?|aged|years?|yrs?|y\/o/i.test(range[0]))
    return [Number(range[1]), Number(range[2])];
  const open =
    text.match(/\b(?:ages?|aged)\s*(\d{1,2})\s*(?:\+|and (?:up|over|above)|plus)?/i) ??
    text.match(/\b(?:adults?|teens?|kids?|children|boys|girls)\s*(\d{1,2})\s*\+/i) ??
    text.match(/\bfrom (\d{1,2}) years?\b/i) ??
    text.match(/\b(\d{1,2})\s*\+\s*(?:years?|yrs?)/i) ??
    text.match(/\b(\d{1,2})\s*(?:years?|yrs?)(?: old)?\s*(?:\+|and (?:up|over|above)|plus)/i);
  if (open) return [Number(open[1]), null];
  const young = text.match(/\b(\d{1,2})\s*months?\s*(?:-|–|to)\s*(\d{1,2})\s*(?:years?|yrs?)\b/i);
  if (young) return [Math.floor(Number(young[1]) / 12), Number(young[2])];
  const months = text.match(/\b(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\s*months?\b/i);
  if (months) return [0, Math.ceil(Number(months[2]) / 12)];
  const one = text.match(/\b(\d{1,2})[- ]year[- ]olds?\b/i);
  return one ? [Number(one[1]) - 1, Number(one[1]) + 1] : null;
}

const DAYS: [words: RegExp, isFor: (comfort: string | null, days: string[]) => boolean][] = [
  [
    /\b(?:memorial|remembrance|in loving memory|sympathy|bereavement|condolence|funeral|urn|cremation|loss of)\b/i,
    (comfort) => comfort === "grief",
  ],
  [/\b(?:get well|feel better|recovery|chemo)\b/i, (comfort) => comfort === "illness"],
  [/\bretire(?:d|ment)\b/i, (_, days) => days.includes("retirement")],
  [
    /\b(?:wedding|bridal|bride|groom|bridesmaid|newlyweds?|hen party|bachelorette)\b/i,
    (_, days) => days.some((day) => ["wedding", "engagement", "anniversary"].includes(day)),
  ],
  [/\b(?:christening|baptism|communion)\b/i, (_, days) => days.includes("christening")],
  [/\b(?:baby shower|new baby|expecting)\b/i, (_, days) => days.includes("baby")],
  [/\bgraduat(?:e|ion)\b/i, (_, days) => days.includes("graduation")],
  [/\b(?:christmas|xmas|stocking filler|advent|santa)\b/i, (_, days) => days.includes("christmas")],
  [/\b(?:valentine'?s?)\b/i, (_, days) => days.includes("valentines")],
  [/\bhalloween\b/i, (_, days) => days.includes("halloween")],
  [/\bmother'?s day\b/i, (_, days) => days.includes("mothers-day")],
  [/\bfather'?s day\b/i, (_, days) => days.includes("fathers-day")],
];

function suitsOccasion(
  { title, bullets = [] }: Listing,
  { brief, occasion }: Need,
  phrase: string,
) {
  const text = [title, ...bullets].join(". ");
  const isOff = DAYS.some(
    ([words, isFor]) =>
      words.test(text) &&
      !words.test(phrase) &&
      !isManyDays(title) &&
      !isFor(occasion.comfort, occasion.occasions),
  );
  const round = title.match(/\b(\d{1,3})(?:st|nd|rd|th) birthday\b/i)?.[1];
  return !isOff && (round === undefined || Math.abs(Number(round) - brief.age) <= 1);
}

/** 'Gifts for Christmas, birthdays and anniversaries' is for any day. */
function isManyDays(title: string): boolean {
  return (
    (
      title.match(
        /\b(?:christmas|birthday|anniversary|valentine|wedding|graduation|retirement|mother'?s day|father'?s day|housewarming|halloween)/gi,
      ) ?? []
    ).length >= 2
  );
}

const PERSON =
  "mum|mom|mother|dad|father|grandma|granny|nan|nana|grandad|granddad|grandpa|papa|wife|husband|girlfriend|boyfriend|sister|brother|aunt|auntie|uncle|niece|nephew|son|daughter|teacher|boss|coworker|colleague|friend";
const GIVEN_TO = new RegExp(
  `\\b(?:for(?: my| your| the)?|to my|best|greatest|no\\.? ?1)((?:[ ,&/]+(?:and |or )?(?:him|her|men|women|best|${PERSON})s?)+)\\b`,
  "gi",
);
const PEOPLE = new RegExp(`\\b(?:${PERSON})`, "gi");
const WOMEN = /\b(?:women'?s?|womens|ladies|girls?'?|for her|feminine|female)\b/i;
const MEN = /\b(?:men'?s?|mens|gents?|gentlemen'?s?|boys?'?|for him|male)\b/i;
const A_WOMAN =
  /\b(?:wife|girlfriend|mum|mom|mother|grandma|grandmother|granny|nan|daughter|sister|aunt|auntie|niece|goddaughter|granddaughter|stepdaughter|woman|lady|girl)\b/i;
const A_MAN =
  /\b(?:husband|boyfriend|dad|father|grandad|grandfather|grandpa|son|brother|uncle|nephew|godson|grandson|stepson|man|bloke|boy)\b/i;

/** Whether the people that a title names include the recipient, if it names any. */
function suitsRecipient(title: string, { brief, recipient: { groups } }: Need): boolean {
  const isForWomen = WOMEN.test(title) && !MEN.test(title);
  const isForMen = MEN.test(title) && !WOMEN.test(title);
  if (isForWomen && A_MAN.test(brief.recipientType)) return false;
  if (isForMen && A_WOMAN.test(brief.recipientType)) return false;
  const named = [...title.matchAll(GIVEN_TO)].flatMap(
    ([, people = ""]) => people.match(PEOPLE) ?? [],
  );
  if (named.length === 0 || groups.length === 0) return true;
  return named.some((one) =>
    understandRecipient(one).groups.some((group) => groups.includes(group)),
  );
}

/** What a listing says to be without: 'dairy-free', 'no milk or egg', 'vegan butter'. */
const FREE_OF =
  /\b[\w]+[- ]free\b|\bfree (?:of|from) [\w\s]+|\b(?:no|without|zero)\s[\w]+(?:(?:,\s?|\s(?:or|and)\s)[\w]+)*|\b(?:vegan|plant[- ]based|faux|mock|alcohol[- ]free|non[- ]alcoholic) [\w]+/gi;

function isAvoided({ title, bullets = [] }: Listing, { avoidances }: Need): boolean {
  if (avoidances.words.size === 0) return false;
  const said = [title, ...bullets].join(". ").replace(FREE_OF, " ");
  return saysAny(said, avoidances.words);
}
