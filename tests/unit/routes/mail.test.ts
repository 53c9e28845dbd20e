import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { inviteToList } from "~/domain/mail/mailing-list.server";
import { subscribeConfirmed } from "~/domain/mail/mailing-list-consent.server";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { stopLink } from "~/domain/mail/stop-link.server";
import type { Secrets } from "~/lib/keys.server";
import { mailingList, outbox } from "../../../db/schema/mail";
import { withCatalogue } from "../../support/catalogue";
import { mail } from "../../support/mail";
import { signedInUser } from "../../support/people";
import { SELF } from "../../support/self";
import { db } from "../../support/test-env";

withCatalogue();

const origin = "http://ribbon.test";
const secrets: Secrets = ["a secret that only unit tests know"];
const now = new Date("2026-11-21T09:00:00Z");

async function subscriber(email: string): Promise<string> {
  await db.batch([subscribeConfirmed(db, { email, place: "test", text: "text" }, now)]);
  return stopLink({ secrets, origin }, { email, stop: "mailing-list" });
}

const stateOf = async (email: string) =>
  (await db.select().from(mailingList).where(eq(mailingList.email, email)))[0]?.state;

const oneClick = (link: string, headers: Record<string, string> = {}) =>
  SELF.fetch(link, {
    method: "POST",
    headers,
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "manual",
  });

test.each([
  ["no origin", {}],
  ["a foreign origin", { Origin: "https://mail.example" }],
  ["a null origin", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
])("a one-click unsubscribe from %s works without login or redirect", async (place, headers) => {
  const email = `${place.replaceAll(" ", "-")}@example.com`;
  const link = await subscriber(email);
  for (let time = 0; time < 2; time += 1) {
    expect((await oneClick(link, headers as Record<string, string>)).status).toBe(200);
  }
  expect(await stateOf(email)).toBe("unsubscribed");
});

test("opening the link changes nothing, with any safe method", async () => {
  const link = await subscriber("scanned@example.com");
  for (const method of ["GET", "HEAD", "GET"]) {
    expect((await SELF.fetch(link, { method })).status).toBe(200);
  }
  expect(await stateOf("scanned@example.com")).toBe("subscribed");
});

test("a changed link unsubscribes nobody", async () => {
  const link = await subscriber("kept@example.com");
  expect((await oneClick(link.slice(0, -2))).status).toBe(404);
  expect(await stateOf("kept@example.com")).toBe("subscribed");
});

test("no other write is exempt from the origin check", async () => {
  for (const path of ["/subscribe?token=t", "/reminders?token=t", "/unsubscribe/more"]) {
    const response = await SELF.fetch(origin + path, {
      method: "POST",
      headers: { Origin: "https://mail.example" },
    });
    expect(response.status).toBe(403);
  }
});

/** Each of the searches takes a while on a busy machine. */
const MANY_SEARCHES = { timeout: 30_000 };

test(
  "an address in the query must be valid, and results by mail are rate limited",
  MANY_SEARCHES,
  async () => {
    const enqueue = (query: string, client: string) =>
      SELF.fetch(`${origin}/api/giftsearch/enqueue?${query}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": client },
        body: JSON.stringify({
          recipientType: "Friend",
          age: 30,
          occasion: "Birthday",
          interests: "Tea",
        }),
      });
    expect((await enqueue("email=nobody", "192.0.2.1")).status).toBe(422);
    // Another client is not told how many others have asked for (guessed-address.test.ts).
    expect((await enqueue("email=many@example.com", "192.0.2.2")).status).toBe(200);
    for (let count = 0; count < 3; count += 1) {
      expect((await enqueue("email=many@example.com", "192.0.2.9")).status).toBe(200);
    }
    const toOne = await enqueue("email=Many@Example.com", "192.0.2.9");
    expect(toOne.status).toBe(429);
    expect(Number(toOne.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(toOne.headers.get("Content-Type")).toContain("text/plain");
    for (let count = 0; count < 10; count += 1) {
      expect((await enqueue(`email=to-${count}@example.com`, "198.51.100.7")).status).toBe(200);
    }
    expect((await enqueue("email=to-10@example.com", "198.51.100.7")).status).toBe(429);
  },
);

const brief = { recipientType: "Friend", age: 30, occasion: "Birthday", interests: "Tea" };
const kindsTo = async (email: string) =>
  (await db.select().from(outbox).where(eq(outbox.recipient, email)))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "results");

test("subscribe=true subscribes the account's own address at once, and invites any other", async () => {
  const { call, userId } = await signedInUser();
  const own = `${userId}@example.com`;
  const enqueue = (email: string) =>
    call("POST", `/giftsearch/enqueue?email=${email}&subscribe=true`, brief);
  expect((await enqueue(own)).status).toBe(200);
  expect((await enqueue(own.toUpperCase())).status).toBe(200);
  expect(await stateOf(own)).toBe("subscribed");
  expect(await kindsTo(own)).toEqual(["welcome"]);
  expect((await enqueue(`other-${own}`)).status).toBe(200);
  expect(await stateOf(`other-${own}`)).toBeUndefined();
  expect(await kindsTo(`other-${own}`)).toEqual(["subscribe"]);
});

test("the account call subscribes with one welcome mail; opening an invitation changes nothing", async () => {
  const { call, userId } = await signedInUser();
  const email = `${userId}@example.com`;
  for (let time = 0; time < 2; time += 1) {
    const response = await call("POST", "/account/update-mailing-list-subscription", true);
    expect(response.status).toBe(200);
  }
  expect(await kindsTo(email)).toEqual(["welcome"]);

  const stranger = "invited@example.com";
  await inviteToList({ db, secrets, origin }, { email: stranger, place: "test" }, new Date());
  const [invitation] = await db.select().from(outbox).where(eq(outbox.recipient, stranger));
  const link = /http\S+\/subscribe\?token=\S+/.exec(invitation?.text ?? "")?.[0] ?? "";
  for (const method of ["GET", "HEAD"]) {
    expect((await SELF.fetch(link, { method })).status).toBe(200);
  }
  expect(await stateOf(stranger)).toBeUndefined();
});

test("/health counts dead mails", async () => {
  const deadMails = async () =>
    (await (await SELF.fetch(`${origin}/health`)).json<{ deadMails: number }>()).deadMails;
  const before = await deadMails();
  await db.batch([
    outboxInsert(db, mail({ dedupeKey: "given up" }), now),
    db.update(outbox).set({ status: "dead" }).where(eq(outbox.dedupeKey, "given up")),
  ]);
  expect(await deadMails()).toBe(before + 1);
});

test("a request for results by mail is not in the database before the search is complete", async () => {
  const response = await SELF.fetch(`${origin}/api/giftsearch/enqueue?email=wish@example.com`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": "203.0.113.5" },
    body: JSON.stringify({
      recipientType: "Friend",
      age: 30,
      occasion: "Birthday",
      interests: "Tea",
    }),
  });
  const { uid } = await response.json<{ uid: string }>();
  const rows = await env.DB.prepare("SELECT * FROM attempt").all();
  expect(JSON.stringify(rows.results)).not.toContain("wish@example.com");
  expect(uid).toMatch(/^[0-9a-f]{64}$/);
});
