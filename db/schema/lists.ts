import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { ownerId } from "./accounts";

/** Which shared lists an account made. What a list holds is in its Durable Object alone. */
export const accountList = sqliteTable(
  "account_list",
  {
    uid: text("uid").primaryKey(),
    userId: ownerId(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("account_list_user").on(table.userId, table.createdAt)],
);

/** About which shared lists an account has asked for mail, whoever made them, so that they forget it with the account. */
export const mailedList = sqliteTable(
  "mailed_list",
  {
    uid: text("uid").notNull(),
    userId: ownerId(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.userId] }),
    index("mailed_list_user").on(table.userId),
  ],
);
