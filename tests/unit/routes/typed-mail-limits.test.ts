import { expect, test } from "vitest";
import { attemptKey } from "~/domain/shared/throttling.server";
import { attempt, emailChange, user } from "../../../db/schema/accounts";
import { withCatalogue } from "../../support/catalogue";
import { withCommonPasswords } from "../../support/common-passwords";
import { claimedGift } from "../../support/list-mail";
import { madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { mailsTo, post, registration } from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

withCatalogue();
withCommonPasswords();

const HOUR_MS = 3_600_000;
let client = 0;

/** A network address of which a day's mails are used up. */
async function usedUp() {
  client += 1;
  const address = `198.18.11.${client}`;
  const key = await attemptKey("typedMails", address);
  await db.insert(attempt).values({ key, count: 30, expiresAt: new Date(Date.now() + HOUR_MS) });
  return address;
}

const sendForm = (address: string, path: string, fields: Record<string, string>, cookie = "") =>
  SELF.fetch(origin + path, {
    method: "POST",
    headers: { "CF-Connecting-IP": address, Cookie: cookie },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

const account = (email: string, confirmedAt: Date | null) =>
  db.insert(user).values({
    ...{ id: crypto.randomUUID(), email, firstName: "Ada", lastName: "Byron", confirmedAt },
    ...{ passwordHash: "unused", agreedToTermsAt: new Date(), createdAt: new Date() },
  });

const brief = { recipientType: "Mother", age: "62", occasion: "Birthday", interests: "Tea" };
const names = { firstName: "Bob", lastName: "Byron" };
const password = "tangerine kettle 9";

/** Whatever has a mail sent to an address that a visitor types, and is refused. */
const ASKED: Record<string, (email: string, address: string) => Promise<Response>> = {
  "the registration": (email, address) =>
    sendForm(address, "/register", {
      ...{ ...names, email, password, confirmPassword: password, hasAgreedToTerms: "true" },
    }),
  "the registration by API": (email, address) =>
    post("auth/register", { body: registration(email), address }),
  "the confirmation sent again": async (email, address) => {
    await account(email, null);
    return sendForm(address, "/check-email", { email });
  },
  "a search with results by mail": (email, address) =>
    sendForm(address, "/?index", { ...brief, emailResults: "on", email }),
  "a search by API": (email, address) =>
    post(`giftsearch/enqueue?email=${email}`, { body: { ...brief, age: 62 }, address }),
  "the link of a claim": async (email, address) => {
    const { giver } = await madeList(newBrowser());
    const { browser, path } = await claimedGift(giver, address);
    return browser(path, { email });
  },
  "another address of an account": async (newEmail, address) => {
    const { cookie, userId } = await signedInUser();
    await db.insert(emailChange).values({
      ...{ userId, step: "new-email", newEmail, codeSentAt: new Date(0), triesLeft: 5 },
      codeExpiresAt: new Date(Date.now() + HOUR_MS),
    });
    return sendForm(address, "/account", { intent: "email-submit", newEmail }, cookie);
  },
};

test.each(Object.entries(ASKED))(
  "%s is refused to a visitor who has had a day's mails sent, and loses nothing",
  async (_, ask) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const response = await ask(email, await usedUp());
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(3_500);
    const text = await response.text();
    expect(text).toMatch(/wait \d+ minutes|in \d+ minutes|try again later/i);
    if (text.includes("</html>")) expect(text).toContain(`value="${email}"`);
    expect(await mailsTo(email)).toEqual([]);
  },
);

test("a reset works for an owner all the same, and says the same of an address that gets no mail", async () => {
  const address = await usedUp();
  const [owner, newcomer] = ["owner@example.com", "newcomer@example.com"];
  await account(owner, new Date());
  await account(newcomer, null);
  for (const email of [owner, newcomer, "nobody@example.com"]) {
    const answer = await sendForm(address, "/forgot-password", { email });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/forgot-password?sent");
  }
  expect((await mailsTo(owner)).map(({ kind }) => kind)).toEqual(["account.reset"]);
  expect(await mailsTo(newcomer)).toEqual([]);
});

test("a password that is refused counts for nothing", async () => {
  const address = "198.18.12.1";
  const key = await attemptKey("typedMails", address);
  await db.insert(attempt).values({ key, count: 29, expiresAt: new Date(Date.now() + HOUR_MS) });
  const email = `${crypto.randomUUID()}@example.com`;
  const weak = { ...registration(email), password: "password123" };
  expect((await post("auth/register", { body: weak, address })).status).toBe(422);
  expect((await post("auth/register", { body: registration(email), address })).status).toBe(200);
});
