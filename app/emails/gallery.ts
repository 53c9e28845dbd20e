import type { Letter } from "~/domain/outbox.server";
import type { SearchSnapshot } from "~/domain/search";
import * as account from "./account-mails";
import { subscribeMail, welcomeMail } from "./list-mails";
import { reminderMail } from "./reminder-mail";
import { resultsMail, searchFailedMail } from "./results-mails";

/** Every mail with sample data, by name: what /dev/mails shows. */
export async function gallery(origin: string): Promise<Record<string, Letter>> {
  const firstName = "Zoë";
  const link = `${origin}/confirm?token=sample`;
  const stopLink = `${origin}/unsubscribe?token=sample`;
  const resetLink = `${origin}/forgot-password`;
  const change = { firstName, code: "042917", newEmail: "zoe@example.com" };
  const place = { origin, stopLink };
  return {
    confirm: await account.confirmMail({ firstName, link }),
    "already-registered": await account.alreadyRegisteredMail({
      firstName,
      loginLink: `${origin}/login`,
      resetLink,
    }),
    "reset-password": await account.resetPasswordMail({ firstName, link }),
    "email-change-code": await account.emailChangeCodeMail({ ...change, cancelLink: link }),
    "new-email-code": await account.newEmailCodeMail(change),
    "email-changed": await account.emailChangedMail(change),
    "password-changed": await account.passwordChangedMail({ firstName, resetLink }),
    farewell: await account.farewellMail({ firstName }),
    subscribe: subscribeMail({ link, stopLink }),
    welcome: welcomeMail(place),
    results: resultsMail({ ...place, snapshot }),
    "search-failed": searchFailedMail({ ...place, snapshot }),
    reminder: reminderMail({ ...place, firstName, occasions: occasions(origin) }),
  };
}

const brief = {
  recipientType: "Mother",
  age: 62,
  occasion: "Birthday",
  interests: "Gardening, Tea",
  budget: 50,
  region: "UK",
} as const;

const product = (asin: string, title: string, mainImageUrl: string, value: number) => ({
  asin,
  title,
  link: `https://www.amazon.co.uk/s?k=${asin}`,
  mainImageUrl,
  price: { value, currency: "GBP" },
  ratingsTotal: null,
  featureBullets: [],
  bookDescription: null,
  reviewState: "written" as const,
  review: {
    reviewText: "A folding frame with padding on both sides.",
    pros: ["Folds flat"],
    cons: ["The listing does not mention a weight limit"],
    writer: "extract" as const,
  },
});

const snapshot: SearchSnapshot = {
  uid: "0".repeat(64),
  brief,
  version: 1,
  rounds: 1,
  end: { state: "complete" },
  suggestions: [
    {
      position: 0,
      suggestionTitle: "Garden kneeler that turns into a seat",
      suggestionDescription: "A padded frame with sturdy rails; turned over, it becomes a bench.",
      whyItFits: "They enjoy gardening, and it keeps the ground within reach.",
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
      productsState: "failed",
      productsNote: null,
      sampleProducts: false,
      productsAsOf: null,
      products: [],
    },
  ],
};

const occasions = (origin: string) => {
  const links = {
    searchLink: `${origin}/?recipientType=Mother&occasion=Birthday`,
    skipLink: `${origin}/reminders?token=sample`,
    stopLink: `${origin}/reminders?token=sample`,
  };
  return [
    {
      person: "Mum",
      name: "Birthday",
      day: "20 May 2027",
      daysLeft: 7,
      turns: 63,
      gifts: [
        { title: "Garden kneeler", state: "idea" as const },
        { title: "Matcha set", state: "bought" as const },
      ],
      ...links,
    },
    {
      person: "Kim & Lee",
      name: "Wedding (17th anniversary)",
      day: "15 May 2027",
      daysLeft: 2,
      turns: null,
      gifts: [],
      ...links,
    },
  ];
};
