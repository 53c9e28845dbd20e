import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { user } from "./accounts";

/**
 * Mails to send, each written in the same batch as the change it reports. `dedupeKey` prevents a
 * second copy; `leaseUntil` is when a sender's claim ends. `userId` is the account that the mail is
 * about, null for an address without one. Text and headers are emptied once it is sent, the row is
 * deleted later (app/domain/shared/retention.ts). `countedFor` is the hash of an address that anybody can
 * have typed, for a day: by it the mails to that address are counted, also when their account is deleted.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    dedupeKey: text("dedupe_key").notNull().unique(),
    kind: text("kind").notNull(),
    userId: text("user_id").references(() => user.id),
    recipient: text("recipient").notNull(),
    countedFor: text("counted_for"),
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
    index("outbox_user").on(table.userId),
    index("outbox_counted")
      .on(table.countedFor, table.createdAt)
      .where(sql`counted_for IS NOT NULL`),
    index("outbox_sent").on(table.sentAt),
    index("outbox_text").on(table.sentAt).where(sql`html <> ''`),
  ],
);

/** The hashed dedupe keys of mails whose rows are gone, so that none of them is sent again. */
export const mailKey = sqliteTable(
  "mail_key",
  {
    hash: text("hash").primaryKey(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("mail_key_expiry").on(table.expiresAt)],
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
  (table) => [
    index("contact_message_oldest").on(table.createdAt),
    // Messages of before hold the address as it was typed.
    index("contact_message_email").on(sql`lower(${table.email})`),
  ],
);
