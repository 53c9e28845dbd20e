import type { Answers } from "~/domain/asking/answers";
import type { GiftTile } from "~/domain/gifts/saved-gift";
import type { ListedProfileCard } from "~/domain/people/profile-card";
import type { Suggestion, WireProduct } from "~/domain/search/suggestion";

const teapot: WireProduct = {
  asin: "B0EXAMPLE1",
  title: "Cast iron teapot with a strainer, for four cups of leaf tea",
  link: "https://www.amazon.co.uk/s?k=cast+iron+teapot",
  mainImageUrl: "/sample/kettle.svg",
  price: { value: 24.9, currency: "GBP" },
  ratingsTotal: 1234,
  featureBullets: ["Keeps tea warm for an hour"],
  bookDescription: null,
  review: {
    reviewText: "Keeps four cups of tea warm for an hour. The strainer takes coarse leaves.",
    pros: ["Holds the heat", "The strainer lifts out"],
    cons: ["Heavy when full"],
    writer: "ai",
  },
  reviewState: "written",
};
const { review, ...unread } = teapot;

/** A product card in each of its states. */
export const products: WireProduct[] = [
  teapot,
  { ...unread, asin: "B0EXAMPLE2", price: null, ratingsTotal: null, reviewState: "waiting" },
  {
    ...teapot,
    asin: "SAMPLE-EXAMPLE",
    title: "Glass teapot",
    ratingsTotal: null,
    review: {
      reviewText: "The listing says: borosilicate glass.",
      pros: [],
      cons: [],
      writer: "extract",
    },
  },
  { ...unread, asin: "B0EXAMPLE3", title: "Enamel teapot", reviewState: "none" },
];

const idea: Suggestion = {
  position: 0,
  suggestionTitle: "Teapot that keeps its warmth",
  suggestionDescription: "For an afternoon that needs more than one cup.",
  whyItFits: "You said “tea”: it keeps four cups warm from the first to the last.",
  personalTouch: "Tie a label to the handle with the time of the first pot that you will share.",
  ideaNote: null,
  productsState: "found",
  productsNote: null,
  sampleProducts: false,
  productsAsOf: "2026-11-21T09:00:00Z",
  products: products.slice(0, 2),
};

const without = { products: [], productsAsOf: null } satisfies Partial<Suggestion>;

/** An idea in each of its states. */
export const ideas: Suggestion[] = [
  idea,
  { ...idea, ...without, suggestionTitle: "Idea without products yet", productsState: "searching" },
  { ...idea, ...without, suggestionTitle: "Idea for which nothing was found" },
  {
    ...idea,
    ...without,
    suggestionTitle: "Idea whose retailer failed",
    productsState: "failed",
    productsNote: "The retailer did not answer.",
  },
];

const anna: ListedProfileCard = {
  id: "anna",
  name: "Anna",
  relationship: "Mother",
  birthday: "1964-07-04",
  age: 62,
  ageInWords: "62 years old",
  interests: "Gardening, tea",
  avoid: "",
  emailRemindersEnabled: true,
  occasions: [
    { holidayId: "birthday", name: "Birthday", label: "Birthday", day: "2027-07-04", daysLeft: 12 },
  ],
  given: [
    { title: "Garden kneeler", key: "B0EXAMPLE4", occasion: "Christmas", givenOn: "2025-12-25" },
  ],
};

/** A profile card in each of its states. */
export const people: ListedProfileCard[] = [
  anna,
  {
    ...anna,
    id: "christopher",
    name: "Christopher Alexander Featherstonehaugh",
    relationship: "Friend",
    birthday: "--02-29",
    age: null,
    ageInWords: null,
    occasions: [],
    given: [],
  },
];

const saved: GiftTile = {
  id: "gift",
  source: "amazon",
  key: teapot.asin,
  title: teapot.title,
  imageUrl: "/sample/kettle.svg",
  price: 24.9,
  currency: "GBP",
  savedAt: "2026-11-21T09:00:00Z",
  offerUntil: null,
};

/** A saved gift in each of its states. */
export const gifts: GiftTile[] = [
  saved,
  { ...saved, id: "sample", key: "SAMPLE-EXAMPLE", title: "Glass teapot" },
  { ...saved, id: "past", title: "Without a price", price: null, offerUntil: "2026-11-22T09:00Z" },
];

/** What a recipient answered. */
export const ANSWERS: Answers = {
  ...{ sizes: "Shoes 39", colours: "Dark green", allergies: "Nuts", enough: "Mugs" },
  ...{ wish: "An afternoon in a garden", chosen: ["useful"] },
};
