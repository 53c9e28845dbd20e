type Gap = { what: string; mentioned: RegExp; about?: RegExp | "eaten" };

/** The last word of what is eaten or drunk: 'sea salt truffles', but not 'coffee grinder'. */
const EATEN =
  /\b(?:teas?|coffees?|chocolates?|truffles?|biscuits?|cookies|shortbread|jams?|marmalade|honey|sauces?|spices?|rubs?|cheeses?|wines?|beers?|ales?|gin|sweets|fudge|toffee|cakes?|brownies|snacks?|pasta|chutneys?|nuts|popcorn|pralines|caramels|nougat|marzipan|panettone|stollen)$/i;
const MADE_TO_LOOK =
  /\b(?:wooden|plush|felt|toy|play|pretend|knitted|paper|glass|ceramic|soap|bath|scented|candle|vouchers?|room|rosin|books?|guide|history|afternoon|tour|class|kit|cotton|velvet|silver|gold|charm|game|puzzle|print|art)\b/i;
/** The fourteen allergens of UK law, and what they are called in America and on labels. */
const ALLERGENS =
  /\b(allerg\w*|free from|vegan|\w+[- ]free|celery|celeriac|cereals?|gluten|wheat|rye|barley|oats?|spelt|kamut|malt|crustaceans?|shellfish|prawns?|shrimps?|crabs?|lobsters?|crayfish|eggs?|fish|anchov(?:y|ies)|lupin|milk|dairy|butter|cream|lactose|whey|casein|molluscs?|mollusks?|mussels?|oysters?|squid|clams?|scallops?|mustard|(?:tree )?nuts?|almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|peanuts?|groundnuts?|sesame|tahini|soya?|soybeans?|tofu|sulphites?|sulfites?|sulphur dioxide|sulfur dioxide)\b/i;
const BOOK = /\b(book|paperback|hardback|novel|pages|edition|author|stories)\b/i;
const POWERED =
  /\b(electric|rechargeable|bluetooth|wireless|led|motor|usb|cordless|digital|speaker|lamp|light)\b/i;
const WORN = /\b(socks?|scarf|gloves?|hat|slippers?|jumper|apron|shirt|robe|pyjamas|jacket)\b/i;

/** Facts that a buyer looks for, most important first. */
const GAPS: Gap[] = [
  { about: "eaten", what: "allergens", mentioned: ALLERGENS },
  {
    about: "eaten",
    what: "how long it keeps",
    mentioned: /best before|keeps|shelf|expir|fresh for/i,
  },
  { about: BOOK, what: "the number of pages", mentioned: /\bpages?\b/i },
  {
    about: POWERED,
    what: "how it is powered",
    mentioned: /batter|usb|mains|charg|plug|volt|solar|wind-up/i,
  },
  {
    about: WORN,
    what: "the sizes it comes in",
    mentioned: /\bsizes?\b|one size|small|medium|large|\bcm\b/i,
  },
  {
    what: "its size",
    mentioned:
      /\d\s?(x|×|cm|mm|m|in|inch|inches|ft|ml|l|litres?|g|kg|oz|lb|")(?![a-z])|\bsizes?\b|dimensions|\bA[3-6]\b/i,
  },
  {
    what: "what it is made of",
    mentioned:
      /made (of|from|with)|\b(cotton|wool|wood(en)?|bamboo|oak|beech|steel|metal|alumin(i)?um|brass|copper|tin|plastic|glass|ceramic|porcelain|stoneware|clay|leather|paper|card(board)?|linen|silk|polyester|fleece|rubber|silicone|canvas|felt|stone|resin|nylon|cork|slate|wicker|soy|wax|fabric)\b/i,
  },
  {
    what: "how to care for it",
    mentioned: /wash|clean|wipe|dishwasher|rinse|care instructions|dry flat/i,
  },
  { what: "a guarantee", mentioned: /guarantee|warranty/i },
];

const MOST = 2;
const GAPS_OF_OBJECTS = new Set([
  "its size",
  "what it is made of",
  "how to care for it",
  "a guarantee",
]);

/**
 * Up to two facts that a buyer may want to know and a listing (title and bullets) does not mention. What
 * is eaten is told by the title alone, up to its first comma or preposition: a tea towel's bullets may
 * speak of tea.
 */
export function unmentioned(title: string, listing: string): string[] {
  const [thing = ""] = title.split(/[,:(]| (?:with|for|in|to|from|on|by) /i);
  const isEaten = EATEN.test(thing.trim()) && !MADE_TO_LOOK.test(title);
  const isObject = !isEaten && !BOOK.test(listing);
  return GAPS.filter(({ what, about, mentioned }) => {
    if (about === "eaten" ? !isEaten : about && !about.test(listing)) return false;
    if (!isObject && GAPS_OF_OBJECTS.has(what)) return false;
    return !mentioned.test(listing);
  })
    .slice(0, MOST)
    .map(({ what }) => what);
}
