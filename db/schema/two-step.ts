import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { ownerId, user } from "./accounts";

type Transport = "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";

/**
 * A passkey. `id` is its credential id and `publicKey` its SubjectPublicKeyInfo, both as base64url;
 * `counter` is the highest signature counter seen.
 */
export const passkey = sqliteTable(
  "passkey",
  {
    id: text("id").primaryKey(),
    userId: ownerId(),
    name: text("name").notNull(),
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    transports: text("transports", { mode: "json" }).$type<Transport[]>().notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkey_user").on(table.userId)],
);

/**
 * An authenticator app. `sealedKey` is encrypted; `lastStep` is the time step of the last code that
 * was accepted. Counts from `confirmedAt` on.
 */
export const authenticatorApp = sqliteTable("authenticator_app", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id),
  sealedKey: text("sealed_key").notNull(),
  lastStep: integer("last_step").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  confirmedAt: moment("confirmed_at"),
});

/** A recovery code that has not been used, as a hash. */
export const recoveryCode = sqliteTable(
  "recovery_code",
  {
    userId: ownerId(),
    codeHash: text("code_hash").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
