import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { writeReminderFacts } from "~/domain/reminders/reminder-facts.server";
import { sweepReminders } from "~/domain/reminders/reminders.server";
import { createDb } from "../../db/client";
import { ROOT } from "../../workers/cli/processes";
import { countingD1 } from "../support/counting-d1";

const DUE = 1_000;
const AT = new Date("2027-05-13T07:15:00Z");
const SIZES = [10_000, 1_000_000];
/** Runs of the sweep at each size; the fastest counts, as the least disturbed. */
const RUNS = 4;

/**
 * The sweep over 1,000 due cards of 1,000 users, among 10,000 and among 1,000,000 cards: rows read and
 * time should depend on the due cards only (docs/decisions/048-reminder-facts-in-the-card-row.md).
 */
export async function bench(): Promise<void> {
  const places = [];
  for (const cards of SIZES) {
    const proxy = await getPlatformProxy<{ DB: D1Database }>({
      configPath: join(ROOT, "wrangler.toml"),
      persist: false,
    });
    await fill(proxy.env.DB, cards);
    places.push({ cards, proxy, runs: [] as number[] });
  }
  // The runs alternate, so that other load on the machine affects both alike.
  for (let run = 0; run < RUNS; run += 1) {
    for (const { proxy, runs } of places) {
      await makeDue(proxy.env.DB);
      runs.push(await sweepAll(proxy.env.DB));
    }
  }
  const times = places.map(({ runs }) => Math.min(...runs));
  for (const [place, { cards, proxy }] of places.entries()) {
    const { DB } = proxy.env;
    await makeDue(DB);
    const counting = countingD1(DB);
    await sweepAll(counting.d1);
    const by = counting.rowsReadBy;
    const mails = await DB.prepare("SELECT count(*) AS n FROM outbox").first<{ n: number }>();
    console.log(
      `${DUE} due among ${cards.toLocaleString("en-GB")} cards: ${Math.round(times[place] ?? 0)} ms, ${mails?.n} mails`,
    );
    console.log(
      `  rows read per due card: ${each(by("select"))} to find what is due, ${each(by("update"))} to claim it, ` +
        `${each(by("insert"))} to write the mail: ${each(counting.rowsRead)} in total (aim <= 3.00)`,
    );
    await proxy.dispose();
  }
  const [small = 1, large = 1] = times;
  console.log(`the second takes ${(large / small).toFixed(2)} times the first (aim <= 1.30)`);
}

const each = (rows: number) => (rows / DUE).toFixed(2);

/** Sweeps until nothing is due, as several crons would; returns the time in ms. */
async function sweepAll(d1: D1Database): Promise<number> {
  const begun = performance.now();
  do {
    const db = createDb(d1);
    await sweepReminders({ db, secrets: ["x".repeat(32)], origin: "https://ribbon.test" }, AT);
  } while ((await countDue(d1)) > 0);
  return performance.now() - begun;
}

async function countDue(d1: D1Database): Promise<number> {
  const due = "SELECT count(*) AS n FROM profile_card WHERE next_reminder_at <= ?";
  return (await d1.prepare(due).bind(AT.getTime()).first<{ n: number }>())?.n ?? 0;
}

async function fill(d1: D1Database, cards: number): Promise<void> {
  const folder = join(ROOT, "migrations");
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    for (const statement of readFileSync(join(folder, file), "utf8").split(
      "--> statement-breakpoint",
    )) {
      if (statement.trim()) await d1.prepare(statement).run();
    }
  }
  const users = cards / 10;
  const numbers = (from: number, to: number) =>
    `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})`;
  const slice = 20_000;
  for (let from = 0; from < users; from += slice) {
    const to = Math.min(users, from + slice);
    await d1
      .prepare(
        `INSERT INTO user (id, email, first_name, last_name, password_hash, agreed_to_terms_at, confirmed_at, created_at)
         ${numbers(from, to)} SELECT 'u' || i, 'u' || i || '@example.com', 'Ann', 'Reader', '', 1, 1, 1 FROM n`,
      )
      .run();
  }
  for (let from = 0; from < cards; from += slice) {
    const to = Math.min(cards, from + slice);
    await d1.batch([
      d1.prepare(
        `INSERT INTO profile_card (id, user_id, name, relationship, birthday, email_reminders_enabled, next_reminder_at, created_at, updated_at)
         ${numbers(from, to)} SELECT 'c' || i, 'u' || (i % ${users}), 'Mum', 'Mother', '1964-05-20', 1, ${AT.getTime()} + 86400000 * (1 + i % 300), 1, 1 FROM n`,
      ),
      d1.prepare(
        `INSERT INTO card_holiday (card_id, holiday_id, user_id, reminder_days_before)
         ${numbers(from, to)} SELECT 'c' || i, 'birthday', 'u' || (i % ${users}), 7 FROM n`,
      ),
    ]);
  }
  await writeReminderFacts(createDb(d1), undefined);
}

/** Makes the first card of each of the first 1,000 users due, and deletes earlier mails. */
async function makeDue(d1: D1Database): Promise<void> {
  await d1.batch([
    d1.prepare("DELETE FROM outbox"),
    d1
      .prepare(
        `UPDATE profile_card SET next_reminder_at = ?1, reminded = '[]'
         WHERE id IN (WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${DUE}) SELECT 'c' || i FROM n)`,
      )
      .bind(Date.parse("2027-05-13T07:00:00Z")),
  ]);
}
