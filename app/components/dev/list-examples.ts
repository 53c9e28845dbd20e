import type { GiverGift } from "~/domain/lists/gift-list";

const kneeler: GiverGift = {
  id: "kneeler",
  asin: null,
  title: "Garden kneeler",
  link: "https://shop.example/kneeler",
  imageUrl: null,
  price: 5000,
  currency: "GBP",
  offerUntil: null,
  quantity: 1,
  claims: [],
  left: 1,
  pledged: 0,
};
const ada = { id: "ada", name: "Ada", quantity: 1, amount: 0, note: "", isMine: false };

/** A gift of a list in each of its states; the last one as its organiser sees it. */
export const listGifts: GiverGift[] = [
  kneeler,
  { ...kneeler, id: "taken", title: "Walking boots", claims: [ada], left: 0 },
  {
    ...kneeler,
    ...{ id: "shared", title: "Garden bench", price: 20000, pledged: 7500 },
    claims: [
      { ...ada, id: "half", quantity: 0, amount: 5000, note: "Happy to fetch it." },
      { ...ada, id: "rest", name: "Bert", quantity: 0, amount: 2500, isMine: true },
    ],
  },
  {
    ...kneeler,
    ...{ id: "several", title: "Cast iron teapot", asin: "SAMPLE-EXAMPLE", quantity: 3, left: 2 },
    ...{ imageUrl: "/sample/kettle.svg", price: 2490 },
    claims: [{ ...ada, id: "mine", isMine: true }],
  },
  { ...kneeler, id: "organised", title: "A good lamp", price: null, claims: [ada], left: 0 },
];

/** Gifts that can be put on a new list. */
export const offered = [
  {
    key: "teapot",
    title: "Cast iron teapot",
    price: 2490,
    currency: "GBP",
    asin: "SAMPLE-EXAMPLE",
  },
  { key: "seeds", title: "A box of seeds", price: null, currency: null, asin: null },
].map((gift, place) => ({
  ...gift,
  currency: gift.currency as "GBP" | null,
  isChosen: place === 0,
}));
