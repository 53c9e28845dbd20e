import type { CountQuestion, ProductQuestion } from "~/domain/products/product-question";
import { keptMs } from "~/domain/shared/retention";
import { utcDay } from "~/domain/upstream/call-budget";

/** The most questions that one object counts; the least asked makes room for a new one. */
const MOST_QUESTIONS = 100;
/** Counted less in the last days, an answer costs more than it saves: a first idea is asked for twice, another five times. */
const WORTH_ASKS = 5;
const RENEWED_AFTER_MS = 22 * 60 * 60 * 1000;
/** How long a question waits after a try that failed. */
const AGAIN_AFTER_MS = 30 * 60 * 1000;

type Asked = Parameters<CountQuestion>[1];

/**
 * How often questions were asked, in the SQLite database of a Durable Object: counts halve each day, and
 * what nobody asks any more goes. Nothing tells who asked.
 */
export function askedQuestions({ sql, kv }: DurableObjectStorage) {
  const prepare = () =>
    sql.exec(`CREATE TABLE IF NOT EXISTS asked (
      question TEXT PRIMARY KEY, asks REAL NOT NULL, asked_at INTEGER NOT NULL,
      as_of INTEGER NOT NULL, tried_at INTEGER NOT NULL
    ) WITHOUT ROWID`);
  const isKnown = (key: string) =>
    sql.exec("SELECT 1 FROM asked WHERE question = ?", key).toArray().length > 0;

  const beginDay = (now: Date) => {
    const day = utcDay(now);
    const last = kv.get<string>("day");
    if (last === day) return;
    if (last) sql.exec("UPDATE asked SET asks = asks / 2");
    sql.exec("DELETE FROM asked WHERE asked_at < ?", now.getTime() - keptMs("askedPhrase"));
    kv.put("day", day);
    kv.put("renewals", 0);
  };

  return {
    /** `asOf` is the time of the answer that was there (ISO 8601 UTC); it is counted as asked so many `times`. */
    count(question: ProductQuestion, { asOf, times }: Asked, now: Date): void {
      prepare();
      const key = JSON.stringify(question);
      if (!isKnown(key)) {
        sql.exec(
          `DELETE FROM asked WHERE question IN
           (SELECT question FROM asked ORDER BY asks DESC LIMIT -1 OFFSET ?)`,
          MOST_QUESTIONS - 1,
        );
      }
      sql.exec(
        `INSERT INTO asked VALUES (?, ?, ?, ?, 0) ON CONFLICT DO UPDATE
         SET asks = asks + excluded.asks, asked_at = excluded.asked_at, as_of = max(as_of, excluded.as_of)`,
        key,
        times,
        now.getTime(),
        asOf === null ? 0 : Date.parse(asOf),
      );
    },
    /** The most asked questions whose answers end soon: at most `most`, and `budget` in a day (UTC). */
    due({ most, budget }: { most: number; budget: number }, now: Date): ProductQuestion[] {
      prepare();
      beginDay(now);
      const used = kv.get<number>("renewals") ?? 0;
      const time = now.getTime();
      const rows = sql
        .exec<{ question: string }>(
          `SELECT question FROM asked WHERE asks >= ? AND as_of < ? AND tried_at < ?
           ORDER BY asks DESC LIMIT ?`,
          WORTH_ASKS,
          time - RENEWED_AFTER_MS,
          time - AGAIN_AFTER_MS,
          Math.max(0, Math.min(most, budget - used)),
        )
        .toArray();
      for (const { question } of rows)
        sql.exec("UPDATE asked SET tried_at = ? WHERE question = ?", time, question);
      kv.put("renewals", used + rows.length);
      return rows.map(({ question }) => JSON.parse(question) as ProductQuestion);
    },
    renewed(question: ProductQuestion, asOf: string): void {
      prepare();
      const at = Date.parse(asOf);
      sql.exec("UPDATE asked SET as_of = ? WHERE question = ?", at, JSON.stringify(question));
    },
  };
}
