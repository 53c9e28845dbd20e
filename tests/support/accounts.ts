import type { APIRequestContext, Page } from "playwright/test";
import { test as base, expect } from "./test";

export { expect };

/** A test with its own network address, so that tests do not share rate limits. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  extraHTTPHeaders: async ({}, use) => {
    const parts = crypto.getRandomValues(new Uint8Array(3));
    await use({ "CF-Connecting-IP": `10.${parts.join(".")}` });
  },
});

export const PASSWORD = "tangerine kettle 9";

type Choices = { subscribeToMailingList?: boolean };
export type TestUser = { email: string; firstName: string; lastName: string };

/** A new user with a unique address. */
export function newTestUser(): TestUser {
  return { email: `${crypto.randomUUID()}@example.com`, firstName: "Ada", lastName: "Byron" };
}

type Mail = { id: string; to: string; subject: string; text: string; html: string };

/** Waits for the newest mail to an address whose text matches, and returns the match. */
export async function fromMail(
  request: APIRequestContext,
  to: string,
  pattern: RegExp,
): Promise<string> {
  const search = async () => {
    const mails: Mail[] = await (await request.get(`/dev/mailbox.json?to=${to}`)).json();
    return mails.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(search, { message: `a mail to ${to} with ${pattern}` }).toBeTruthy();
  return (await search()) ?? "";
}

/** Patterns of links and codes in our mails. */
export const IN_MAIL = {
  confirm: /https?:\/\/\S*\/confirm\?\S+/,
  reset: /https?:\/\/\S*\/reset-password\?\S+/,
  cancel: /https?:\/\/\S*\/cancel-email-change\?\S+/,
  code: /(?<!\S)\d{6}(?!\S)/,
} as const;

/** Creates a confirmed account by the API. */
export async function haveAccount(
  request: APIRequestContext,
  choices: Choices = {},
): Promise<TestUser> {
  const user = newTestUser();
  await registerByApi(request, user, choices);
  const link = new URL(await fromMail(request, user.email, IN_MAIL.confirm));
  const form = { token: link.searchParams.get("token") ?? "" };
  expect((await request.post("/confirm", { form })).url()).toContain("/email-confirmed");
  return user;
}

/** Creates an unconfirmed account by the API. */
export async function registerByApi(
  request: APIRequestContext,
  user: TestUser,
  { subscribeToMailingList = false }: Choices = {},
): Promise<void> {
  const data = {
    ...user,
    password: PASSWORD,
    hasAgreedToTerms: true,
    agreedToTermsAt: new Date().toISOString(),
    subscribeToMailingList,
  };
  expect((await request.post("/api/auth/register", { data })).ok()).toBe(true);
}

/** Signs in this page's browser with the form. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await typeLogin(page, email, password);
  await expect(page.getByRole("banner").getByText(/^Hello /)).toBeVisible();
}

/** Fills in and submits the login form. */
export async function typeLogin(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}
