import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { ownerId } from "./accounts";

const KINDS = [
  "login",
  "password-wrong",
  "password-limited",
  "code-wrong",
  "code-limited",
  "password-changed",
  "password-reset",
  "email-changed",
  "passkey-added",
  "passkey-removed",
  "app-on",
  "app-off",
  "codes-renewed",
  "calendar-made",
  "recovery-code-used",
  "session-ended",
  "session-reused",
] as const;

/** What happened to an account; `browser` is a short name, or empty. */
export const securityEvent = sqliteTable(
  "security_event",
  {
    id: text("id").primaryKey(),
    userId: ownerId(),
    what: text("what", { enum: KINDS }).notNull(),
    browser: text("browser").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("security_event_user").on(table.userId, table.at)],
);
