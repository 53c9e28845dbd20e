import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/**
 * Mails to send, each written in the same batch as the change it reports. `dedupeKey` prevents a
 * second copy; `leaseUntil` is when a sender's claim ends; bodies are cleared 7 days after sending.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    dedupeKey: text("dedupe_key").notNull().unique(),
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    headers: text("headers", { mode: "json" }).$type<Record<string, string>>().notNull(),
    status: text("status", { enum: ["pending", "sending", "sent", "dead"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAt: moment("next_at").notNull(),
    leaseUntil: moment("lease_until"),
    error: text("error"),
    createdAt: moment("created_at").notNull(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("outbox_due").on(table.status, table.nextAt),
    index("outbox_recipient").on(table.recipient, table.createdAt),
  ],
);

/** The mailing list, keyed by address, with the proof of consent: when, where and to which text. */
export const mailingList = sqliteTable("mailing_list", {
  email: text("email").primaryKey(),
  state: text("state", { enum: ["pending", "subscribed", "unsubscribed"] }).notNull(),
  consentAt: moment("consent_at"),
  consentPlace: text("consent_place"),
  consentText: text("consent_text"),
  changedAt: moment("changed_at").notNull(),
});

/** Addresses that get no more mail; checked again when a mail is sent. */
export const suppression = sqliteTable("suppression", {
  email: text("email").primaryKey(),
  reason: text("reason", { enum: ["bounced", "complained", "asked"] }).notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Messages from the contact page; deleted after a year. */
export const contactMessage = sqliteTable(
  "contact_message",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("contact_message_oldest").on(table.createdAt)],
);
