import { env } from "cloudflare:test";
import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test, vi } from "vitest";
import { deleteAccount, exportAccount, USER_TABLES } from "~/domain/accounts/account-data.server";
import {
  requestEmailChangeCode,
  submitNewEmail,
  verifyEmailChangeCode,
} from "~/domain/accounts/email-change.server";
import { logIn } from "~/domain/accounts/login.server";
import { requestPasswordReset } from "~/domain/accounts/passwords.server";
import { findViewer } from "~/domain/accounts/sessions.server";
import { listsOf } from "~/domain/lists/account-lists.server";
import { drainOutbox } from "~/domain/mail/outbox-drain.server";
import { clearOldMail } from "~/domain/mail/outbox-upkeep.server";
import { countedFor } from "~/domain/mail/typed-mail.server";
import { createDb } from "../../../../db/client";
import { attempt } from "../../../../db/schema/accounts";
import { contactMessage, outbox } from "../../../../db/schema/mail";
import { countingD1 } from "../../../support/counting-d1";
import { recordingSender } from "../../../support/mail";
import {
  after,
  codeTo,
  confirmedAccount,
  deps,
  freshEmail,
  mailsTo,
  mustLogIn,
  password,
  stranger,
} from "../../../support/people-with-accounts";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const leaveLists = async () => {};
const deletion = { ...deps, endLists: async () => {}, leaveLists };
const schema = import.meta.glob<Record<string, unknown>>("../../../../db/schema/*.ts", {
  eager: true,
});
const tables = Object.values(schema)
  .flatMap((file) => Object.values(file))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable));

/** Sends what waits in the outbox. */
async function send() {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await drainOutbox({ db, sender: recordingSender().sender, now });
}

/** A row of every table that belongs to a user, parents first. */
async function fillEveryTable(userId: string): Promise<void> {
  const ids = new Map<string, string>();
  for (const table of Object.values(USER_TABLES).toReversed()) {
    const { columns, foreignKeys } = getTableConfig(table);
    const parentOf = (column: string) => {
      const key = foreignKeys
        .map((one) => one.reference())
        .find((one) => one.columns[0]?.name === column);
      return key && getTableName(key.foreignTable);
    };
    const values = columns.map((column) => {
      const parent = parentOf(column.name);
      if (parent === "user") return userId;
      if (parent) return ids.get(parent) ?? "";
      if (column.name === "id") {
        const id = crypto.randomUUID();
        ids.set(getTableName(table), id);
        return id;
      }
      if (column.enumValues?.length) return column.enumValues[0] ?? "";
      if (column.columnType === "SQLiteTextJson") return "[]";
      return column.dataType === "string" ? crypto.randomUUID() : 1;
    });
    const names = columns.map((column) => sql.identifier(column.name));
    await db.run(
      sql`INSERT OR REPLACE INTO ${table} (${sql.join(names, sql`, `)}) VALUES (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`,
    );
  }
}

async function userWithAllData(email: string) {
  const { viewer, secret } = await mustLogIn(email, now);
  await fillEveryTable(viewer.userId);
  const real = await findViewer(db, secret, now);
  return { viewer: real ?? viewer, secret };
}

/** The table of every row that contains the user's id or address. */
async function rowsOf(userId: string, email: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    for (const row of await db.select().from(table)) {
      const text = JSON.stringify(row);
      if (text.includes(userId) || text.toLowerCase().includes(email))
        found.push(getTableName(table));
    }
  }
  return found;
}

test("USER_TABLES lists every table with a user id, and no other table is unaccounted for", () => {
  // A mail has no user while its address has no account.
  const isOwned = (table: SQLiteTable) => "userId" in getTableColumns(table) && table !== outbox;
  const owned = tables.filter(isOwned).map(getTableName);
  expect(Object.values(USER_TABLES).map(getTableName).sort()).toEqual(owned.sort());
  const byAddress = ["mailing_list", "outbox", "suppression", "user", "attempt", "contact_message"];
  const withoutOwner = [
    "catalogue_product",
    "common_password",
    "gift_idea",
    "gift_idea_interest",
    "mail_key",
    "reported_text",
  ];
  expect([...owned, ...byAddress, ...withoutOwner].sort()).toEqual(tables.map(getTableName).sort());
});

test("deletion leaves only a farewell mail, and other users' data intact", async () => {
  const email = await confirmedAccount(now, { subscribeToMailingList: true });
  const neighbour = await userWithAllData(await confirmedAccount(now));
  const { viewer, secret } = await userWithAllData(email);
  await requestPasswordReset(deps, email, now);
  await requestEmailChangeCode(deps, viewer, freshEmail(), now);
  const message = { id: crypto.randomUUID(), name: "Ada", message: "Hello", createdAt: now };
  await db.insert(contactMessage).values({ ...message, email: email.toUpperCase() });
  await logIn(
    deps,
    { email, password: "wrong password", from: stranger, userAgent: "", endedSecret: null },
    now,
  );
  const others = await rowsOf(neighbour.viewer.userId, neighbour.viewer.email);
  expect(new Set(await rowsOf(viewer.userId, email)).size).toBe(
    Object.keys(USER_TABLES).length + 4,
  );

  expect(await deleteAccount(deletion, viewer, password, now)).toEqual({ state: "deleted" });
  expect(await rowsOf(viewer.userId, email)).toEqual(["outbox"]);
  expect(await mailsTo(email)).toMatchObject([{ kind: "account.farewell" }]);
  expect(await findViewer(db, secret, now)).toBeNull();
  const login = { email, password, from: stranger, userAgent: "", endedSecret: null };
  expect(await logIn(deps, login, now)).toEqual({ state: "wrong" });
  expect(await rowsOf(neighbour.viewer.userId, neighbour.viewer.email)).toEqual(others);
});

test("deletion removes the mails about the account, also those to another address", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await mustLogIn(email, now);
  const newEmail = freshEmail();
  await requestEmailChangeCode(deps, viewer, newEmail, now);
  await verifyEmailChangeCode({ db }, viewer, await codeTo(email, "account.code1"), now);
  await submitNewEmail(deps, viewer, newEmail, now);
  expect(await mailsTo(newEmail)).toHaveLength(1);
  expect(await deleteAccount(deletion, viewer, password, now)).toEqual({ state: "deleted" });
  expect(await mailsTo(newEmail)).toEqual([]);
  expect(await mailsTo(email)).toMatchObject([{ kind: "account.farewell", userId: null }]);
});

test("mails to the mailbox of an account count no more once it is deleted, so that it may register again", async () => {
  const { viewer } = await mustLogIn(await confirmedAccount(now), now);
  await send();
  const counted = () => db.$count(outbox, eq(outbox.countedFor, countedFor(viewer.email)));
  expect(await counted()).toBeGreaterThan(0);
  await deleteAccount(deletion, viewer, password, now);
  expect(await counted()).toBe(0);
});

test("a mail to an address that nobody confirmed counts on for a day, as a hash alone", async () => {
  const victim = freshEmail();
  for (let round = 0; round < 4; round += 1) {
    const { viewer } = await mustLogIn(await confirmedAccount(now), now);
    await requestEmailChangeCode(deps, viewer, victim, now);
    const code = await codeTo(viewer.email, "account.code1");
    await verifyEmailChangeCode({ db }, viewer, code, now);
    await submitNewEmail(deps, viewer, victim, now);
    expect(await mailsTo(victim)).toHaveLength(round < 3 ? 1 : 0);
    await send();
    await deleteAccount(deletion, viewer, password, now);
    expect(await mailsTo(victim)).toEqual([]);
    expect(await rowsOf(victim, victim)).toEqual([]);
  }
  const counted = () =>
    db
      .select()
      .from(outbox)
      .where(eq(outbox.countedFor, countedFor(victim)));
  expect(await counted()).toHaveLength(3);
  for (const mail of await counted()) {
    expect(mail).toMatchObject({ userId: null, recipient: "", subject: "", html: "", text: "" });
    expect(mail).toMatchObject({ headers: {}, status: "sent", dedupeKey: mail.id });
  }
  await clearOldMail(db, after(now, 24 * 60 * 60 - 1));
  expect(await counted()).toHaveLength(3);
  await clearOldMail(db, after(now, 24 * 60 * 60));
  expect(await counted()).toEqual([]);
});

test("what was not sent when an account is deleted is never sent, and counts for nothing", async () => {
  const victim = freshEmail();
  const { viewer } = await mustLogIn(await confirmedAccount(now), now);
  await requestEmailChangeCode(deps, viewer, victim, now);
  await verifyEmailChangeCode({ db }, viewer, await codeTo(viewer.email, "account.code1"), now);
  await submitNewEmail(deps, viewer, victim, now);
  await deleteAccount(deletion, viewer, password, now);
  expect(await db.$count(outbox, eq(outbox.countedFor, countedFor(victim)))).toBe(0);
});

test("deletion removes the user's counters", async () => {
  const { viewer } = await mustLogIn(await confirmedAccount(now), now);
  const before = await db.$count(attempt);
  await requestEmailChangeCode(deps, viewer, freshEmail(), now);
  expect(await db.$count(attempt)).toBeGreaterThan(before);
  await deleteAccount(deletion, viewer, password, now);
  expect(await db.$count(attempt)).toBeLessThan(before);
});

test("lists end before the account goes, so that what failed can be tried again", async () => {
  const email = await confirmedAccount(now);
  const { viewer } = await userWithAllData(email);
  const before = await rowsOf(viewer.userId, email);
  const failing = { ...deletion, endLists: () => Promise.reject(new Error("no answer")) };
  await expect(deleteAccount(failing, viewer, password, now)).rejects.toThrow("no answer");
  expect(await rowsOf(viewer.userId, email)).toEqual(before);
  const ended: string[][] = [];
  const endLists = async (uids: string[]) => {
    ended.push(uids);
  };
  const outcome = await deleteAccount({ ...deletion, endLists }, viewer, "wrong password", now);
  expect([outcome, ended]).toEqual([{ state: "wrong" }, []]);
  const uids = await listsOf(db, viewer.userId);
  await deleteAccount({ ...deletion, endLists }, viewer, password, now);
  expect(uids).not.toEqual([]);
  expect(ended).toEqual([uids]);
});

test("a wrong password deletes nothing", async () => {
  const { viewer, secret } = await mustLogIn(await confirmedAccount(now), now);
  expect(await deleteAccount(deletion, viewer, "wrong password", now)).toEqual({ state: "wrong" });
  expect(await findViewer(db, secret, now)).not.toBeNull();
});

test("the download contains every table of its user, no other user's data, and no hash", async () => {
  const email = await confirmedAccount(now, { subscribeToMailingList: true });
  const neighbour = await userWithAllData(await confirmedAccount(now));
  const { viewer } = await userWithAllData(email);
  const data = await exportAccount(db, viewer, now);
  for (const name of Object.keys(USER_TABLES)) expect(data[name], name).not.toEqual([]);
  expect(data).toMatchObject({
    exportedAt: now,
    account: { email, firstName: "Ada", agreedToTermsAt: now },
    mailingList: { email, state: "subscribed" },
    mails: [{ kind: "account.confirm" }, { kind: "welcome" }],
  });
  const text = JSON.stringify(data);
  expect(text).not.toContain(neighbour.viewer.userId);
  expect(text).not.toMatch(/scrypt|hash|secret/i);
});

test("a download and a deletion read no messages of others", async () => {
  const viewer = (await mustLogIn(await confirmedAccount(now), now)).viewer;
  const message = { name: "Ada", message: "Hello", createdAt: now };
  const write = (email: string) =>
    db.insert(contactMessage).values({ ...message, id: crypto.randomUUID(), email });
  await write(viewer.email.toUpperCase());
  const rowsRead = async () => {
    const counting = countingD1(env.DB);
    const { messages } = await exportAccount(createDb(counting.d1), viewer, now);
    expect(messages).toHaveLength(1);
    return counting.rowsRead;
  };
  const before = await rowsRead();
  for (let number = 0; number < 50; number += 1) await write(`${number}@example.com`);
  expect(await rowsRead()).toBe(before);
});
