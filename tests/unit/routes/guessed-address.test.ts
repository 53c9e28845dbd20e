import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { attemptKey } from "~/domain/shared/throttling.server";
import { attempt, user } from "../../../db/schema/accounts";
import { mailingList, suppression } from "../../../db/schema/mail";
import { withCatalogue } from "../../support/catalogue";
import { mail } from "../../support/mail";
import { cookiesOf } from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

withCatalogue();

const now = new Date();
const later = new Date(now.getTime() + 60 * 60 * 1000);
const password = "tangerine kettle 9";

const account = (email: string, confirmedAt: Date | null) =>
  db.insert(user).values({
    ...{ id: crypto.randomUUID(), email, firstName: "Ada", lastName: "Byron", confirmedAt },
    ...{ passwordHash: "unused", agreedToTermsAt: now, createdAt: now },
  });
const suppress = (email: string, reason: "asked" | "bounced") =>
  db.insert(suppression).values({ email, reason, createdAt: now });
const list = (email: string, state: "subscribed" | "unsubscribed") =>
  db.insert(mailingList).values({ email, state, changedAt: now });

/** What an address can be here, which nobody but its owner is to learn. */
const SECRETS: Record<string, (email: string) => Promise<unknown>> = {
  registered: (email) => account(email, now),
  "registered but not confirmed": (email) => account(email, null),
  "that of somebody who wants no mail": (email) => suppress(email, "asked"),
  "one that refuses mail": (email) => suppress(email, "bounced"),
  "on the mailing list": (email) => list(email, "subscribed"),
  "off the mailing list": (email) => list(email, "unsubscribed"),
  "over its limits": async (email) => {
    const keys = await Promise.all(
      (["mails", "results"] as const).map((kind) => attemptKey(kind, email)),
    );
    await db.insert(attempt).values(keys.map((key) => ({ key, count: 99, expiresAt: later })));
    for (const dedupeKey of [1, 2, 3].map((number) => `${number} to ${email}`)) {
      await db.batch([outboxInsert(db, mail({ kind: "results", to: email, dedupeKey }), now)]);
    }
  },
};

const client = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const post = (path: string, body: URLSearchParams | string) =>
  SELF.fetch(origin + path, {
    method: "POST",
    headers: {
      "CF-Connecting-IP": client(),
      ...(typeof body === "string" && { "Content-Type": "application/json" }),
    },
    body,
    redirect: "manual",
  });
const form = (path: string) => (fields: Record<string, string>) =>
  post(path, new URLSearchParams(fields));
const api = (path: string) => (fields: object) => post(`/api${path}`, JSON.stringify(fields));

const names = { firstName: "Bob", lastName: "Byron" };
const brief = { recipientType: "Mother", age: "62", occasion: "Birthday", interests: "Tea" };

/** Everything that takes an address of which the visitor need not be the owner. */
const ASKED: Record<string, (email: string) => Promise<Response>> = {
  "the registration": (email) =>
    form("/register")({
      ...{ ...names, email, password, confirmPassword: password, hasAgreedToTerms: "true" },
      subscribeToMailingList: "true",
    }),
  "the registration by API": (email) =>
    api("/auth/register")({
      ...{ ...names, email, password, hasAgreedToTerms: true, agreedToTermsAt: now },
      subscribeToMailingList: true,
    }),
  "the confirmation sent again": (email) => form("/check-email")({ email }),
  "a forgotten password": (email) => form("/forgot-password")({ email }),
  "a forgotten password by API": (email) => api("/account/request-password-reset")({ email }),
  "a login": (email) => form("/login")({ email, password }),
  "a login by API": (email) => api("/auth/login")({ email, password }),
  "a search by API": (email) =>
    api(`/giftsearch/enqueue?subscribe=true&email=${email}`)({ ...brief, age: 62 }),
};

const search = form("/?index");

/** What an answer says, without what differs each time. */
async function saidBy(response: Response, email: string) {
  const text = (await response.text())
    .replaceAll(email, "ADDRESS")
    .replace(/[0-9a-f]{64}/g, "UID")
    .replace(/<script\b[\s\S]*?<\/script>|nonce="[^"]*"|data-request-id="[^"]*"/g, "");
  const headers = ["Location", "Retry-After", "WWW-Authenticate", "Content-Type"].map((name) =>
    response.headers.get(name)?.replace(/[0-9a-f]{64}/g, "UID"),
  );
  const cookies = response.headers.getSetCookie().map((one) => one.replace(/=[^;]*/, ""));
  return { status: response.status, headers, cookies, text };
}

const freshAddress = () => `${crypto.randomUUID()}@example.com`;

test.each(Object.entries(ASKED))("%s says the same of every address", async (_, ask) => {
  const unknown = freshAddress();
  const expected = await saidBy(await ask(unknown), unknown);
  for (const [what, become] of Object.entries(SECRETS)) {
    const email = freshAddress();
    await become(email);
    expect(await saidBy(await ask(email), email), `an address that is ${what}`).toEqual(expected);
  }
});

/** A search whose results are mailed, as its visitor sees it to the end: answers, then the page's words. */
async function mailedSearch(email: string) {
  const fields = { ...brief, emailResults: "on", email, subscribe: "on" };
  const started = await search(fields);
  const cookie = cookiesOf(started);
  const place = started.headers.get("Location") ?? "";
  const said = await saidBy(started, email);
  const readMailNews = async () => {
    const page = await SELF.fetch(origin + place, { headers: { Cookie: cookie } });
    const news = (await page.text()).match(/<p role="status">[\s\S]*?<\/p>/g) ?? [];
    return news.find((one) => one.includes(email))?.replaceAll(email, "ADDRESS");
  };
  await expect.poll(readMailNews, { timeout: 20_000 }).toMatch(/emailed|could not/);
  const news = (await readMailNews())?.replace(/<time.*?<\/time>/, "TIME");
  return { said, news };
}

test("a search with results by mail says the same of every address", async () => {
  const expected = await mailedSearch(freshAddress());
  expect(expected.said.status).toBe(303);
  for (const [what, become] of Object.entries(SECRETS)) {
    const email = freshAddress();
    await become(email);
    const told = await mailedSearch(email);
    expect.soft(told, `an address that is ${what}`).toEqual(expected);
  }
});
