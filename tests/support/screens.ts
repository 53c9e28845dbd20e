import type { APIRequestContext } from "playwright/test";

/** Screens that anybody can open, by their names. */
export const OPEN_SCREENS = {
  home: "/",
  "home, filled": "/?recipientType=Mother&age=62&occasion=Birthday&interests=Gardening,+Tea",
  login: "/login",
  register: "/register",
  "forgot password": "/forgot-password",
  "reset password": "/reset-password?email=ada@example.com&token=none",
  "email confirmed": "/email-confirmed?fromEmail=true",
  "cancel email change": "/cancel-email-change",
  privacy: "/privacy",
  terms: "/terms",
  about: "/about",
  contact: "/contact",
  "cookie preferences": "/cookies",
  "not found": "/nowhere",
  components: "/dev/components",
  mailbox: "/dev/mailbox",
} as const;

/** Screens of a signed-in person. */
export const OWN_SCREENS = {
  account: "/account",
} as const;

const brief = {
  recipientType: "Mother",
  age: 62,
  occasion: "Birthday",
  interests: "Gardening, Tea",
  budget: 50,
};

/** The address of a finished search, made by the API. */
export async function finishedSearch(request: APIRequestContext): Promise<string> {
  const { uid } = await (await request.post("/api/giftsearch/enqueue", { data: brief })).json();
  for (;;) {
    const answer = await request.get(`/api/giftsearch/${uid}`);
    if (answer.headers()["x-job-complete"] === "true") return `/giftsearch/${uid}`;
  }
}

/** A cookie of ours as the server writes it. */
export function ownCookie(name: string, value: string, url: string) {
  const text = encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));
  return { name, value: text, url };
}
