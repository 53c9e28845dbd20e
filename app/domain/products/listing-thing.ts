import { nameWords } from "~/domain/knowledge/names";

const SHARED_START = 5;

/** Forms of one word: 'kneeling' and 'kneeler'; and 'birdfeeder' has 'feeder' in it. */
export function isForm(one: string, other: string): boolean {
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
export function isUnwantedPart(title: string, main: string, phrase: string): boolean {
  if (NOT_INCLUDED.test(title)) return true;
  const part = main.match(PART)?.[0];
  if (!part) return false;
  const wanted = nameWords(phrase);
  return !nameWords(part).some((word) => wanted.some((other) => isForm(word, other)));
}

const NOVELTY =
  /\b(?:t-?shirts?|tee|hoodies?|sweatshirts?|mugs?|key ?rings?|key ?chains?|stickers?|decals?|posters?|greetings? cards?|birthday cards?|phone cases?|coasters?|fridge magnets?|ornaments?|(?:metal|tin|wooden|wall) signs?|socks|tote bags?|bumper|wrapping paper|cake toppers?|balloons?|banners?|colou?ring pages?|svg|pdf|(?:digital |pc )?downloads?(?: code)?|printable|e-?gift|gift cards?|mouse ?(?:pad|mat)s?|tumblers?|doormats?|patch(?:es)?|enamel pins?|badges?|temporary tattoos?|novelty|gag)\b/gi;

/** Whether a title names a T-shirt, a mug or the like on the theme, which the phrase does not. */
export function isNovelty(main: string, phrase: string): boolean {
  const wanted = new Set(nameWords(phrase));
  const found = main.match(NOVELTY) ?? [];
  return found.some((word) => !nameWords(word).some((one) => wanted.has(one)));
}

const PETS = /\b(?:dogs?|pupp(?:y|ies)|cats?|kitten|pets?|chew toy|squeaky)\b/i;

/** Whether a title is of something for an animal, which the phrase is not. */
export function isForPets(title: string, phrase: string): boolean {
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

/** Whether a title, or its `main` part, is a book's. */
export function isBook(title: string, main: string): boolean {
  return BINDING.test(title) || BOOK.test(withoutBlankBooks(main));
}

/** Whether a search phrase is for a book. */
export function wantsBook(phrase: string): boolean {
  return WANTS_BOOK.test(phrase);
}

const THING =
  /\b(?:kit|tool|toy|lamp|mug|shirt|bag|case|holder|stand|machine|maker|figure|plush|poster|print|ornament|bookends?|bookmarks?|bookshelf|book ?light|cushion|blanket|candle|clock|watch|necklace|bracelet|bottle|organi[sz]er|speaker|headphone|sticker|knife|pen set|sign)s?\b/gi;

/** Whether a title names a thing that is no book and not in the phrase. */
export function isPlainlyAThing(main: string, phrase: string): boolean {
  const wanted = nameWords(phrase);
  const things = main.match(THING) ?? [];
  return things.some((thing) => !nameWords(thing).some((word) => wanted.includes(word)));
}
