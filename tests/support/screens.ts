import type { APIRequestContext } from "playwright/test";

/** Public screens by name. */
export const OPEN_SCREENS = {
  home: "/",
  "home, filled": "/?recipientType=Mother&age=62&occasion=Birthday&interests=Gardening,+Tea",
  login: "/login?from=/account",
  register: "/register",
  "check email": "/check-email",
  confirm: "/confirm?token=none",
  "email confirmed": "/email-confirmed?fromEmail=true",
  "forgot password": "/forgot-password",
  "reset password": "/reset-password?email=ada@example.com&token=none",
  "a reset link that is cut": "/reset-password",
  "cancel email change": "/cancel-email-change?token=none",
  "a cancel link that is cut": "/cancel-email-change",
  "email changed": "/email-changed",
  goodbye: "/goodbye",
  "a new list": "/lists/new",
  "a list that is not there": `/lists/${"0".repeat(96)}`,
  privacy: "/privacy",
  terms: "/terms",
  about: "/about",
  contact: "/contact",
  "cookie preferences": "/cookies",
  "not found": "/nowhere",
  "a search that has gone": `/giftsearch/${"0".repeat(64)}`,
  "questions that are gone": `/ask/${"a".repeat(43)}`,
  "a dead mailing list link": "/subscribe?token=none",
  "a dead unsubscribe link": "/unsubscribe?token=none",
  "a dead reminder link": "/reminders?token=none",
  components: "/dev/components",
  mailbox: "/dev/mailbox",
} as const;

/** Screens of a signed-in user without data. */
export const EMPTY_SCREENS = ["/saved-gifts", "/lists", "/profile-cards", "/"];

/** Screens of a signed-in user, by what they are about; `:card`, `:holiday`, `:gift`, `:asin` and `:ask` are placeholders. */
export const OWN_SCREENS = {
  "the account": ["/", "/?card=:card", "/account"],
  people: [
    "/profile-cards",
    "/profile-cards/new",
    "/profile-cards/import",
    "/profile-cards/calendar",
    "/profile-cards/:card",
    "/profile-cards/:card/search",
    "/profile-cards/:card/delete",
  ],
  "days and questions": [
    "/profile-cards/:card/ask",
    "/ask/:ask",
    "/profile-cards/:card/holidays/new",
    "/profile-cards/:card/holidays/:holiday",
    "/profile-cards/:card/holidays/:holiday/delete",
  ],
  "gifts and lists": [
    "/profile-cards/:card/gifts",
    "/saved-gifts",
    "/saved-gifts/add?card=:card",
    "/saved-gifts/:gift",
    "/saved-gifts/save?asin=:asin",
    "/lists",
    "/lists/new?from=saved",
    "/lists/new?from=:card",
  ],
};

/** A control on the page or, with `inside`, in the dialog of that title. */
type Control = { role?: "button" | "link"; name: string | RegExp; inside?: string | RegExp };

/** A dialog over its page: the page's address, the controls that lead to it, and its title. */
export type DialogScreen = { page: string; controls: Control[]; title: string | RegExp };

const EDIT: Control = { name: "Edit / Add Holidays" };
const FIND: Control[] = [{ name: "Find Gift Ideas" }, { name: "Start Search" }];
const GIFT: Control = { role: "link", name: /^Cast iron teapot/ };

/** The dialogs of a signed-in user; `:search` is a finished search. */
export const OWN_DIALOGS = {
  "a new card": {
    page: "/profile-cards",
    controls: [{ name: "Add New" }],
    title: "Add New Profile Card",
  },
  "a card": { page: "/profile-cards", controls: [EDIT], title: "Edit Holidays" },
  "a new custom holiday": {
    page: "/profile-cards",
    controls: [EDIT, { name: "Add Custom Holiday", inside: "Edit Holidays" }],
    title: "Add Custom Holiday",
  },
  "a custom holiday": {
    page: "/profile-cards",
    controls: [EDIT, { name: "Edit Wedding day", inside: "Edit Holidays" }],
    title: "Edit Custom Holiday",
  },
  "the deletion of a custom holiday": {
    page: "/profile-cards",
    controls: [
      EDIT,
      { name: "Edit Wedding day", inside: "Edit Holidays" },
      { name: "Delete this holiday", inside: "Edit Custom Holiday" },
    ],
    title: "Delete custom holiday",
  },
  "the gifts of a card": {
    page: "/profile-cards",
    controls: [{ name: "Show Saved Gifts" }],
    title: /^Saved gifts: /,
  },
  "the questions to a recipient": {
    page: "/profile-cards",
    controls: [{ name: /^Ask / }],
    title: /^Ask /,
  },
  "the deletion of a card": {
    page: "/profile-cards",
    controls: [{ name: /^Delete / }],
    title: "Delete profile card",
  },
  "a search for a card": {
    page: "/profile-cards",
    controls: FIND,
    title: "Find the Perfect Gift",
  },
  "the confirmation of a search for a card": {
    page: "/profile-cards",
    controls: [...FIND, { name: "Search", inside: "Find the Perfect Gift" }],
    title: "Gift search may take a couple of minutes",
  },
  "a gift from any shop": {
    page: "/saved-gifts",
    controls: [{ name: "Add a gift" }],
    title: "Add a gift",
  },
  "a saved gift": { page: "/saved-gifts", controls: [GIFT], title: /^Cast iron teapot/ },
  "where to keep a saved gift": {
    page: "/saved-gifts",
    controls: [GIFT, { name: /^Save Cast iron teapot/, inside: /^Cast iron teapot/ }],
    title: "Save Gift",
  },
  "where to keep a product": {
    page: ":search",
    controls: [{ name: /^Save / }],
    title: "Save Gift",
  },
} satisfies Record<string, DialogScreen>;

const brief = {
  recipientType: "Mother",
  age: 62,
  occasion: "Birthday",
  interests: "Gardening, Tea",
  budget: 50,
};

/**
 * Starts a search by the API of `origin` (default: the test server), with a `change` to the brief;
 * returns its address.
 */
export async function startSearchByApi(
  request: APIRequestContext,
  origin = "",
  change: Partial<typeof brief> = {},
): Promise<string> {
  const data = { ...brief, ...change };
  const response = await request.post(`${origin}/api/giftsearch/enqueue`, { data });
  return `${origin}/giftsearch/${(await response.json()).uid}`;
}

/** Starts a search by the API and waits for its end; returns its address. */
export async function finishedSearch(
  request: APIRequestContext,
  change: Partial<typeof brief> = {},
): Promise<string> {
  const address = await startSearchByApi(request, "", change);
  for (;;) {
    const response = await request.get(`/api${address}`);
    if (response.headers()["x-job-complete"] === "true") return address;
  }
}

/** A cookie with the attributes that the server sets. */
export function ownCookie(name: string, value: string, url: string) {
  const text = encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));
  return { name, value: text, url };
}
