import type { Brief } from "~/domain/brief/brief.schema";
import type { ReminderOccasion } from "~/domain/reminders/reminder-letter";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";

const brief: Brief = {
  recipientType: "Mother",
  age: 62,
  occasion: "Birthday",
  interests: ["Gardening", "Tea"],
  avoid: "",
  budget: 50,
  region: "UK",
};

const product = (asin: string, title: string, mainImageUrl: string, value: number) => ({
  asin,
  title,
  link: `https://www.amazon.co.uk/s?k=${asin}`,
  mainImageUrl,
  price: { value, currency: "GBP" },
  ratingsTotal: null,
  featureBullets: [],
  bookDescription: null,
  review: {
    reviewText: "A steady helper for long afternoons in the beds.",
    pros: ["Padded on both sides"],
    cons: ["The listing does not mention its weight.", "The listing does not mention a guarantee."],
    writer: "extract" as const,
  },
  reviewState: "written" as const,
});

export const newBrowser = {
  browser: "Firefox on Linux",
  at: new Date("2026-11-21T09:00:00Z"),
  timeZone: "Europe/London",
  region: "UK" as const,
};

/** A complete search in which one idea has no products. */
export const sampleSearch: SearchSnapshot = {
  uid: "0".repeat(64),
  brief,
  startedAt: "2026-11-21T09:00:00Z",
  ...{ isStarter: true, hasStarter: true, isAgeLeftOut: false },
  version: 1,
  rounds: 1,
  changes: [],
  refused: [],
  newFrom: null,
  wanted: 5,
  end: { state: "complete" },
  suggestions: [
    {
      position: 0,
      suggestionTitle: "Garden kneeler that turns into a seat",
      suggestionDescription: "A padded frame with sturdy rails; turned over, it becomes a bench.",
      whyItFits: "They enjoy gardening, and it keeps the ground within reach.",
      personalTouch: "Offer a Saturday at the other end of the bed, with a second trowel.",
      ideaNote: null,
      productsState: "found",
      productsNote: null,
      sampleProducts: true,
      productsAsOf: "2026-11-21T09:00:00Z",
      products: [
        product(
          "B1",
          "Garden Kneeler Seat with Two Tool Pouches",
          "/sample/garden-tools.svg",
          29.95,
        ),
        product("B2", "Folding Kneeler with Foam Pad", "/sample/garden-tools.svg", 19.99),
      ],
    },
    {
      position: 1,
      suggestionTitle: "Matcha whisk and bowl set",
      suggestionDescription: "A bamboo whisk, wide bowl and scoop for bright green tea.",
      whyItFits: "They enjoy tea, and it turns a cup into a quiet ritual.",
      personalTouch: null,
      ideaNote: null,
      productsState: "failed",
      productsNote: null,
      sampleProducts: false,
      productsAsOf: null,
      products: [],
    },
  ],
};

/** Sample occasions: an anniversary, a birthday, and a birthday without a year. */
export function sampleOccasions(origin: string) {
  const links = {
    searchLink: `${origin}/?recipientType=Mother&occasion=Birthday`,
    skipLink: `${origin}/reminders?token=sample`,
    stopLink: `${origin}/reminders?token=sample`,
  };
  const wedding: ReminderOccasion = {
    cardName: "Kim & Lee",
    name: "Wedding (17th anniversary)",
    day: "Saturday 15 May 2027",
    daysLeft: 2,
    turns: null,
    gifts: [],
    moreGifts: 0,
    ...links,
  };
  const birthday: ReminderOccasion = {
    cardName: "Mum",
    name: "Birthday",
    day: "Thursday 20 May 2027",
    daysLeft: 7,
    turns: 63,
    gifts: [
      { title: "Garden kneeler that turns into a seat", key: "B0KNEELER1", state: "idea" },
      { title: "Matcha whisk and bowl set", key: "SAMPLE00001", state: "bought" },
    ],
    moreGifts: 0,
    ...links,
  };
  const noYear: ReminderOccasion = { ...birthday, cardName: "Sam", turns: null, gifts: [] };
  return { wedding, birthday, noYear };
}
