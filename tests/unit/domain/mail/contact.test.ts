import { env } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import { contactSchema } from "~/domain/mail/contact.schema";
import { saveContactMessage } from "~/domain/mail/contact.server";
import { createDb } from "../../../../db/client";
import { contactMessage, outbox } from "../../../../db/schema/mail";

const db = createDb(env.DB);
const now = new Date("2026-11-21T09:00:00Z");
const message = { name: "Ada", email: "ada@example.com", message: "Hello <b>there</b>\n\nBye" };

beforeEach(async () => {
  await db.batch([db.delete(contactMessage), db.delete(outbox)]);
});

test("stores a message and forwards it by mail", async () => {
  await saveContactMessage({ db, contactEmail: "hello@ribbon.example" }, message, now);
  expect(await db.select().from(contactMessage)).toMatchObject([message]);
  const [mail] = await db.select().from(outbox);
  expect(mail).toMatchObject({ recipient: "hello@ribbon.example", kind: "contact" });
  expect(mail?.html).not.toContain("<b>there");
  expect(mail?.text).toContain("ada@example.com");
});

test("stores a message without forwarding if there is no contact address", async () => {
  await saveContactMessage({ db }, message, now);
  expect(await db.select().from(contactMessage)).toHaveLength(1);
  expect(await db.select().from(outbox)).toHaveLength(0);
});

test("deletes messages older than a year", async () => {
  await saveContactMessage({ db }, message, new Date("2025-11-20T09:00:00Z"));
  await saveContactMessage({ db }, message, now);
  expect(await db.select().from(contactMessage)).toMatchObject([{ createdAt: now }]);
});

test("an address is kept in lower case, as those of accounts are", () => {
  expect(contactSchema.parse({ ...message, email: "Ada@Example.com" }).email).toBe(message.email);
});

test("the form requires a name, an address and a message", () => {
  const errors = contactSchema.safeParse({ name: " ", email: "nobody", message: "" }).error;
  expect(errors?.issues.map(({ message }) => message)).toEqual([
    "Please enter your name",
    "Please enter a valid email address",
    "Please write a message",
  ]);
  expect(contactSchema.safeParse({ ...message, name: "a\r\nBcc: b@c.de" }).success).toBe(false);
});
