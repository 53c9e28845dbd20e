import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

const moment = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A person with an account. `email` is normalised; `passwordHash` is `scrypt$N$r$p$salt$hash`. */
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
});

/**
 * A signed-in browser. `idHash` is the SHA-256 of the cookie's secret, which is kept nowhere;
 * `publicId` names the session to its owner and in access tokens, and outlives a new secret.
 */
export const session = sqliteTable(
  "session",
  {
    idHash: text("id_hash").primaryKey(),
    publicId: text("public_id").notNull().default(""),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    browser: text("browser").notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("session_user").on(table.userId)],
);

/** A link by mail, kept as a hash. A user has one of each purpose: the newest. */
export const accountToken = sqliteTable(
  "account_token",
  {
    hash: text("hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    purpose: text("purpose", { enum: ["confirm", "reset", "cancel-email-change"] }).notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("account_token_newest").on(table.userId, table.purpose)],
);

/** An email change under way: `step` says which code, or the new address, is waited for. */
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
 * How often something was tried lately, whether or not there is an account: wrong passwords and
 * mails of an address, codes of a user. `key` names what is counted and holds a hash, no address.
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
