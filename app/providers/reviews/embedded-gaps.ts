import type { Kind } from "~/domain/knowledge/gift-idea.schema";

/** A fact that a buyer looks for; `of` tells by the listing whether it is one for this thing. */
type Gap = { what: string; mentioned: RegExp; of: (thing: Thing) => boolean };
/** What the title says a product is, up to its first comma or preposition, its kind if known, and all of its listing. */
type Thing = { head: string; kind: Kind | undefined; isEaten: boolean; title: string };

/** The last word of what is eaten or drunk: 'sea salt truffles', but not 'coffee grinder'. */
const EATEN =
  /\b(?:teas?|coffees?|chocolates?|truffles?|biscuits?|cookies|shortbread|jams?|marmalade|honey|sauces?|spices?|rubs?|cheeses?|wines?|beers?|ales?|gin|sweets|fudge|toffee|cakes?|brownies|snacks?|pasta|chutneys?|nuts|popcorn|pralines|caramels|nougat|marzipan|panettone|stollen)$/i;
/** What keeps for years, so that nobody asks how long. */
const KEEPS =
  /\b(?:teas?|coffees?|wines?|beers?|ales?|gin|rum|whisk(?:e)?y|vodka|brandy|port|sherry|salt|honey|spices?|vinegars?)$/i;
const MADE_TO_LOOK =
  /\b(?:wooden|plush|felt|toy|play|pretend|knitted|paper|glass|ceramic|soap|bath|scented|candle|vouchers?|room|rosin|books?|guide|history|afternoon|tour|class|kit|cotton|velvet|silver|gold|charm|game|puzzle|print|art)\b/i;
/** The fourteen allergens of UK law, and what they are called in America and on labels. */
const ALLERGENS =
  /\b(allerg\w*|free from|vegan|\w+[- ]free|celery|celeriac|cereals?|gluten|wheat|rye|barley|oats?|spelt|kamut|malt|crustaceans?|shellfish|prawns?|shrimps?|crabs?|lobsters?|crayfish|eggs?|fish|anchov(?:y|ies)|lupin|milk|dairy|butter|cream|lactose|whey|casein|molluscs?|mollusks?|mussels?|oysters?|squid|clams?|scallops?|mustard|(?:tree )?nuts?|almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|peanuts?|groundnuts?|sesame|tahini|soya?|soybeans?|tofu|sulphites?|sulfites?|sulphur dioxide|sulfur dioxide)\b/i;
const BOOK = /\b(?:book|paperback|hardback|novel)\b/i;
const POWERED =
  /\b(?:electric|rechargeable|bluetooth|wireless|led|motor|usb|cordless|digital|speaker|lamp|torch|(?:night|book|desk|reading|fairy|string) lights?)\b/i;
const POWER =
  /batter|usb|mains|charg|plug|volt|solar|wind[- ]?up|\bcells?\b|\bAAA?\b|power bank|\d ?(?:W|watts?)\b|crank|clockwork|pull[- ]?back|\bgas\b|candle|tealight|flame|\boil\b/i;
const WORN =
  /\b(?:socks?|gloves?|hat|slippers?|jumper|sweater|shirt|robe|bathrobe|pyjamas|pajamas|jacket)\b/i;
const ABOUT_CLOTHES = /\b(?:kit|sets?|pattern|rack|hook|hanger|case|stand|stretcher)\b/i;
const SIZES =
  /\bsizes?\b|one size|small|medium|large|\bcm\b|\b[2-4]?X{0,2}[SL]\b|\bfits\b|\badults?\b|\bchild|made to (?:order|measure)|\bUK \d|\byears\b/i;
const MEASURE =
  /\d\s?(?:x|×|by|cm|mm|m|metres?|in|inch|inches|ft|feet|foot|cl|ml|l|litres?|pints?|fl oz|qt|gal|quarts?|ounces?|pounds?|carats?|g|kg|oz|lb|")(?![a-z])|\d-(?:inch|litre|metre|foot|pint)|\bsizes?\b|dimensions|\bA[0-7]\b/i;
const MATERIAL =
  /made (?:of|from|with)|\b(?:cotton|wool|wood(?:en)?|bamboo|oak|beech|ash|birch|maple|pine|walnut|willow|cherry|mahogany|cedar|rosewood|ebony|plywood|steel|metal|alumini?um|brass|bronze|copper|tin|pewter|iron|zinc|titanium|chrome|silver|gold|vermeil|plastic|acrylic|vinyl|perspex|glass|crystal|ceramic|porcelain|stoneware|earthenware|terracotta|enamel(?:led)?|clay|leather|suede|elastic|hide|paper|card(?:board)?|linen|silk|satin|velvet|muslin|tweed|corduroy|denim|jersey|polyester|viscose|microfibre|fleece|plush|merino|cashmere|lambswool|alpaca|mohair|rubber|latex|foam|neoprene|silicone|canvas|felt|jute|hessian|raffia|rattan|wicker|seagrass|coir|hemp|stone|granite|marble|resin|nylon|cork|slate|soy|wax|horn|bone|fabric)\b/i;

/** Kinds of which an object's care and guarantee are nobody's question. */
const KEPT_AS_IT_IS: Kind[] = ["print", "art", "game", "puzzle", "music", "stationery", "keepsake"];
/** Kinds that are no object to measure, wash or have repaired. */
const NO_OBJECT: Kind[] = ["food", "drink", "outing", "plant", "book"];

/** What comes as words, sound or a right, and has neither size nor material. */
const NOT_HELD =
  /\b(?:recorded|recording|by email|download|subscriptions?|memberships?|vouchers?|tickets?|lessons?|course)\b/i;

const isObject = ({ kind, isEaten, title }: Thing) =>
  !NOT_HELD.test(title) && (kind ? !NO_OBJECT.includes(kind) : !isEaten && !BOOK.test(title));
const isLooked = (thing: Thing) =>
  isObject(thing) && !(thing.kind && KEPT_AS_IT_IS.includes(thing.kind));

/** Facts that a buyer looks for, most important first. */
const GAPS: Gap[] = [
  { what: "allergens", mentioned: ALLERGENS, of: ({ isEaten }) => isEaten },
  {
    what: "how long it keeps",
    mentioned: /best before|keeps|shelf|expir|fresh for/i,
    of: ({ isEaten, head }) => isEaten && !KEEPS.test(head.trim()),
  },
  {
    what: "how long it is valid",
    mentioned: /valid|months?|years?|dates?|days?|season|weekend/i,
    of: ({ kind }) => kind === "outing",
  },
  {
    what: "the number of pages",
    mentioned: /\bpages?\b/i,
    of: ({ kind, head }) => (kind === undefined || kind === "book") && BOOK.test(head),
  },
  {
    what: "how it is powered",
    mentioned: POWER,
    of: (thing) => isObject(thing) && POWERED.test(thing.title),
  },
  {
    what: "the sizes it comes in",
    mentioned: SIZES,
    of: ({ head, kind }) =>
      (kind === undefined || kind === "clothing") && WORN.test(head) && !ABOUT_CLOTHES.test(head),
  },
  {
    what: "its size",
    mentioned: MEASURE,
    of: (thing) => isObject(thing) || thing.kind === "plant",
  },
  { what: "what it is made of", mentioned: MATERIAL, of: isObject },
  {
    what: "how to care for it",
    mentioned: /wash|clean|wipe|dishwasher|rinse|care instructions|dry flat/i,
    of: isLooked,
  },
  { what: "a guarantee", mentioned: /guarantee|warranty/i, of: isLooked },
];

const MOST = 2;

/**
 * Up to two facts that a buyer may want to know and a listing (title and bullets) does not mention. Sample products
 * have a kind; of a retailer's the title tells what it is, up to its first comma or preposition: a tea towel's
 * bullets may speak of tea.
 */
export function unmentioned(title: string, listing: string, kind?: Kind): string[] {
  const [head = ""] = title.split(/[,:(]| (?:with|for|in|to|from|on|by) /i);
  const isFood = EATEN.test(head.trim()) && !MADE_TO_LOOK.test(title);
  const isEaten = kind === undefined || kind === "kit" ? isFood : kind === "food";
  const thing = { head, kind, isEaten, title };
  return GAPS.filter(({ of, mentioned }) => of(thing) && !mentioned.test(listing))
    .slice(0, MOST)
    .map(({ what }) => what);
}
