import type { APIRequestContext } from "playwright/test";
import { expect, PASSWORD, test } from "./accounts";

/** The ids of a test user's records, by their placeholder in paths. */
export type OwnRecords = Record<"card" | "holiday" | "gift" | "asin" | "ask", string>;

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Adds a card with a reminder due tomorrow, a wedding day and a saved gift to an account. */
export async function addOwnRecords(
  request: APIRequestContext,
  email: string,
): Promise<OwnRecords> {
  const login = { email, password: PASSWORD };
  const { token } = await (await request.post("/api/auth/login", { data: login })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const response = await request.post(`/api${path}`, { headers, data });
    expect(response.status(), path).toBe(201);
    return response.json();
  };
  const card = await post("/profilecards", {
    name: "Wilhelmina Featherstonehaugh-Cholmondeley",
    relationship: "Grandmother",
    birthday: `1944${dayFromNow(8).slice(4)}`,
    interests: "Gardening, Tea",
    holidayIds: ["birthday"],
    reminderDaysBeforeByHolidayId: { birthday: 7 },
    emailRemindersEnabled: true,
  });
  const wedding = {
    name: "Wedding day",
    date: "1968-06-01",
    isRecurring: true,
    isOriginDate: true,
  };
  const holiday = await post(`/profilecards/${card.id}/custom-holidays`, wedding);
  const asin = "B0TEAPOT01";
  const gift = await post("/savedgifts", {
    title: "Cast iron teapot with an infuser, for eight cups",
    description: "A teapot for slow afternoons",
    asin,
    productUrl: `https://www.amazon.co.uk/dp/${asin}`,
    imageUrl: `${test.info().project.use.baseURL}/sample/tea.svg`,
    price: 24.99,
    pros: "Keeps warm,Pours well",
    cons: "Heavy",
    reviewSummary: "A solid pot.",
    profileCardIds: [card.id],
    isFavorited: true,
  });
  return {
    card: card.id,
    holiday: holiday.id,
    gift: gift.id,
    asin,
    ask: await ask(request, login, card.id),
  };
}

/** Asks the person of a card; the token of the address at which they answer. */
async function ask(
  request: APIRequestContext,
  form: { email: string; password: string },
  cardId: string,
): Promise<string> {
  await request.post("/login", { form });
  const page = await request.post(`/profile-cards/${cardId}/ask`, { form: { intent: "first" } });
  const token = /\/ask\/([\w-]{43})/.exec(await page.text())?.[1] ?? "";
  const answers = { intent: "send", sizes: "Shoes 39", allergies: "Nuts", purpose: "useful" };
  await request.post(`/ask/${token}`, { form: answers });
  return token;
}

/** Replaces the placeholders in a path by ids. */
export const fillPath = (path: string, records: OwnRecords) =>
  path.replace(/:(card|holiday|gift|asin|ask)/g, (_, name: keyof OwnRecords) => records[name]);

/** Sends tomorrow's reminders, and returns the links in the mail to an address. */
export async function linksInReminder(request: APIRequestContext, to: string): Promise<string[]> {
  await request.post(`/dev/cron?at=${dayFromNow(1)}T23:00:00Z`);
  const links = async () => {
    const mails = await (await request.get(`/dev/mailbox.json?to=${to}`)).json();
    const texts: string[] = mails.map(({ text }: { text: string }) => text);
    const found = texts.flatMap(
      (text) => text.match(/\/(?:reminders|unsubscribe)\?token=\S+/g) ?? [],
    );
    return [...new Set(found)];
  };
  await expect.poll(async () => (await links()).length, { message: "reminder" }).toBeGreaterThan(1);
  return links();
}
