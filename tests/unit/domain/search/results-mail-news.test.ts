import { beforeEach, expect, test } from "vitest";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { readResultsMailNews } from "~/domain/search/results-mail-news.server";
import { outbox } from "../../../../db/schema/mail";
import { emptyOutbox, mail } from "../../../support/mail";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const asked = { uid: "uid", email: "ann@example.com", isOwn: true };
const readNews = (asker: typeof asked, writtenAt: string | null = null) =>
  readResultsMailNews({ db, writtenAt: async () => writtenAt }, asker);
const results = mail({ kind: "results", to: asked.email, dedupeKey: "results:uid" });

beforeEach(emptyOutbox);

test("a mail that is not written yet is awaited", async () => {
  expect(await readNews(asked)).toMatchObject({ state: "awaited", isSoon: true });
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
] as const)(
  "the owner of the address learns of a mail in the state %o that it is %o",
  async (row, news) => {
    await db.batch([outboxInsert(db, results, now), db.update(outbox).set(row)]);
    expect(await readNews(asked)).toEqual({ email: asked.email, ...news });
  },
);

test("nothing is said of a mail to another address", async () => {
  await db.batch([
    outboxInsert(db, { ...results, to: "bob@example.com" }, now),
    db.update(outbox).set({ status: "sent", sentAt: now }),
  ]);
  expect(await readNews(asked)).toMatchObject({ state: "awaited" });
});

test("the owner learns that nothing was sent when the address had its mails of the day", async () => {
  expect(await readNews(asked, now.toISOString())).toMatchObject({ state: "failed" });
});

test.each([
  { status: "pending", attempts: 1 },
  { status: "dead", attempts: 1, error: "suppressed" },
  { status: "sent", sentAt: new Date("2026-11-21T10:00:00Z") },
  null,
] as const)("somebody else learns of a mail in the state %o when it was written", async (row) => {
  if (row) await db.batch([outboxInsert(db, results, now), db.update(outbox).set(row)]);
  const stranger = { ...asked, isOwn: false };
  const { email } = asked;
  expect(await readNews(stranger)).toEqual({ email, state: "awaited", isSoon: true });
  const at = now.toISOString();
  expect(await readNews(stranger, at)).toEqual({ email, state: "written", at });
});
