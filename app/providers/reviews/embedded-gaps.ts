type Gap = { what: string; mentioned: RegExp; about?: RegExp };

const FOOD =
  /\b(tea|teas|coffee|chocolates?|truffles?|biscuits?|cookies|hamper|jam|honey|sauce|spices?|cheese|wine|beer|gin|sweets|fudge|cake|snacks?)\b/i;
const BOOK = /\b(book|paperback|hardback|novel|pages|edition|author|stories)\b/i;
const POWERED =
  /\b(electric|rechargeable|bluetooth|wireless|led|motor|usb|cordless|digital|speaker|lamp|light)\b/i;
const WORN = /\b(socks?|scarf|gloves?|hat|slippers?|jumper|apron|shirt|robe|pyjamas|jacket)\b/i;

/** Facts that a buyer looks for, most important first. */
const GAPS: Gap[] = [
  { about: FOOD, what: "allergens", mentioned: /allerg|gluten|nuts?\b|dairy|vegan/i },
  { about: FOOD, what: "how long it keeps", mentioned: /best before|keeps|shelf|expir|fresh for/i },
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
 * Up to two facts that a buyer may want to know and a listing (title and bullets) does not mention.
 */
export function unmentioned(listing: string): string[] {
  const isObject = !FOOD.test(listing) && !BOOK.test(listing);
  return GAPS.filter(({ what, about, mentioned }) => {
    if (about && !about.test(listing)) return false;
    if (!isObject && GAPS_OF_OBJECTS.has(what)) return false;
    return !mentioned.test(listing);
  })
    .slice(0, MOST)
    .map(({ what }) => what);
}
