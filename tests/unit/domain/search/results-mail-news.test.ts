import { beforeEach, expect, test } from "vitest";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { readResultsMailNews } from "~/domain/search/results-mail-news.server";
import { outbox } from "../../../../db/schema/mail";
import { emptyOutbox, mail } from "../../../support/mail";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const asked = { uid: "uid", email: "ann@example.com" };
const results = mail({ kind: "results", to: asked.email, dedupeKey: "results:uid" });

beforeEach(emptyOutbox);

test("a mail that is not written yet is awaited", async () => {
  expect(await readResultsMailNews(db, asked)).toMatchObject({ state: "awaited", isSoon: true });
});

test.each([
  [
    { status: "pending", attempts: 0 },
    { state: "awaited", isSoon: true },
  ],
  [
    { status: "sending", attempts: 1 },
    { state: "awaited", isSoon: true },
  ],
  [
    { status: "pending", attempts: 1 },
    { state: "awaited", isSoon: false },
  ],
  [{ status: "dead", attempts: 6 }, { state: "failed" }],
  [
    { status: "sent", sentAt: now },
    { state: "sent", at: now.toISOString() },
  ],
] as const)("of a mail in the state %o the news is %o", async (row, news) => {
  await db.batch([outboxInsert(db, results, now), db.update(outbox).set(row)]);
  expect(await readResultsMailNews(db, asked)).toEqual({ email: asked.email, ...news });
});

test("nothing is said of a mail to another address", async () => {
  await db.batch([
    outboxInsert(db, { ...results, to: "bob@example.com" }, now),
    db.update(outbox).set({ status: "sent", sentAt: now }),
  ]);
  expect(await readResultsMailNews(db, asked)).toMatchObject({ state: "awaited" });
});
