import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** A user account. `email` is normalised; `passwordHash` is `scrypt$N$r$p$salt$hash`. */
export const user = sqliteTable("user", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  passwordHash: text("password_hash").notNull(),
  agreedToTermsAt: moment("agreed_to_terms_at").notNull(),
  confirmedAt: moment("confirmed_at"),
  timeZone: text("time_zone").notNull().default("Europe/London"),
  region: text("region", { enum: ["UK", "USA"] })
    .notNull()
    .default("UK"),
  calendarSecretHash: text("calendar_secret_hash").unique(),
  createdAt: moment("created_at").notNull(),
  firstLoginAt: moment("first_login_at"),
  /** When its owner last ended sessions; browsers that it knew before are strangers since. */
  sessionsEndedAt: moment("sessions_ended_at"),
  /** When the advice to set up two-step log-in was dismissed or followed. */
  twoStepAdvisedAt: moment("two_step_advised_at"),
});

/** The column of the user a row belongs to. */
export const ownerId = () =>
  text("user_id")
    .notNull()
    .references(() => user.id);

/**
 * A signed-in browser. `idHash` is the SHA-256 of the cookie's secret, which is not stored; `nextHash`
 * is that of a newer one that the browser has not sent yet, `retiredHash` of the one before it
 * and `familyHash` of the part that all of them share
 * (docs/decisions/083-session-secrets-rotate.md). `publicId` identifies the session to its owner and in
 * access tokens.
 */
export const session = sqliteTable(
  "session",
  {
    idHash: text("id_hash").primaryKey(),
    nextHash: text("next_hash").unique(),
    retiredHash: text("retired_hash").unique(),
    retiredAt: moment("retired_at"),
    familyHash: text("family_hash").unique(),
    publicId: text("public_id").notNull().default(""),
    userId: ownerId(),
    browser: text("browser").notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("session_user").on(table.userId)],
);

/** The hashed token of a link, or the code, sent by mail. A user has at most one per purpose, the newest. */
export const accountToken = sqliteTable(
  "account_token",
  {
    hash: text("hash").primaryKey(),
    userId: ownerId(),
    purpose: text("purpose", {
      enum: ["confirm", "reset", "cancel-email-change", "mailbox"],
    }).notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("account_token_newest").on(table.userId, table.purpose)],
);

/** An email change in progress; `step` is what the user has to enter next. */
export const emailChange = sqliteTable("email_change", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id),
  step: text("step", { enum: ["code1", "new-email", "code2"] }).notNull(),
  newEmail: text("new_email").notNull(),
  codeHash: text("code_hash"),
  codeSentAt: moment("code_sent_at").notNull(),
  codeExpiresAt: moment("code_expires_at").notNull(),
  triesLeft: integer("tries_left").notNull(),
});

/**
 * Rate limit counters: wrong passwords and mails per address, whether or not it has an account, and
 * codes per user. `key` names what is counted and contains a hash instead of the address.
 */
export const attempt = sqliteTable(
  "attempt",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    slowedUntil: moment("slowed_until"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("attempt_expiry").on(table.expiresAt)],
);

/** The passwords that guessers try first, in lower case (db/common-passwords.ts). */
export const commonPassword = sqliteTable("common_password", {
  password: text("password").primaryKey(),
});
