import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { outboxInsert } from "~/domain/mail/outbox.server";
import { drainOutbox, OUTBOX_LIMITS } from "~/domain/mail/outbox-drain.server";
import {
  clearOldMail,
  countDeadMail,
  nextLeaseEnd,
  readMailbox,
} from "~/domain/mail/outbox-upkeep.server";
import { keptMs } from "~/domain/shared/retention";
import { UpstreamError } from "~/domain/upstream/upstream-error";
import { mailKey, outbox, suppression } from "../../../../db/schema/mail";
import { emptyOutbox, mail, recordingSender } from "../../../support/mail";
import { db } from "../../../support/test-env";

const now = new Date("2026-11-21T09:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const put = (...mails: Parameters<typeof mail>[0][]) =>
  Promise.all(mails.map((one) => db.batch([outboxInsert(db, mail(one), now)])));
const rows = () => db.select().from(outbox);

beforeEach(emptyOutbox);
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

test("a mail is sent once, however often it is queued and the outbox is drained", async () => {
  await put({}, {}, { subject: "Another with the same key" });
  const { sender, sent } = recordingSender();
  for (let run = 0; run < 3; run += 1) await drainOutbox({ db, sender, now });
  expect(sent).toHaveLength(1);
  expect(await rows()).toMatchObject([
    { status: "sent", attempts: 1, sentAt: expect.any(Date), leaseUntil: null },
  ]);
});

test("concurrent drains send each mail once", async () => {
  await put(...Array.from({ length: 20 }, (_, number) => ({ dedupeKey: `key ${number}` })));
  const { sender, sent } = recordingSender();
  await Promise.all([1, 2, 3].map(() => drainOutbox({ db, sender, now })));
  expect(sent.map(({ dedupeKey }) => dedupeKey).sort()).toEqual(
    Array.from({ length: 20 }, (_, number) => `key ${number}`).sort(),
  );
});

test("a mail leased by a process that died is sent once, after its lease ends", async () => {
  await put({});
  await db
    .update(outbox)
    .set({ status: "sending", attempts: 1, leaseUntil: later(OUTBOX_LIMITS.leaseMs) });
  expect(OUTBOX_LIMITS.leaseMs).toBeLessThan(7 * 60_000);
  expect(await nextLeaseEnd(db)).toEqual(later(OUTBOX_LIMITS.leaseMs));
  const { sender, sent } = recordingSender();
  await drainOutbox({ db, sender, now: later(OUTBOX_LIMITS.leaseMs - 1) });
  expect(sent).toHaveLength(0);
  await drainOutbox({ db, sender, now: later(OUTBOX_LIMITS.leaseMs + 1) });
  await drainOutbox({ db, sender, now: later(OUTBOX_LIMITS.leaseMs + 2) });
  expect(sent).toHaveLength(1);
});

test("gives up on a mail whose process dies on every try", async () => {
  await put({});
  const values = { status: "sending", attempts: OUTBOX_LIMITS.tries, leaseUntil: now } as const;
  await db.update(outbox).set(values);
  const { sender, sent } = recordingSender();
  await drainOutbox({ db, sender, now: later(1) });
  expect(sent).toHaveLength(0);
  expect(await countDeadMail(db)).toBe(1);
});

test("if a process dies between sending and marking, the mail is sent once more with the same key", async () => {
  await put({});
  const crash = new Error("the process died");
  const { sender, sent } = recordingSender();
  const update = vi.spyOn(db, "update");
  sender.send = async (one) => {
    sent.push(one);
    update.mockImplementation(() => {
      throw crash;
    });
    return "taken";
  };
  await expect(drainOutbox({ db, sender, now })).rejects.toBe(crash);
  update.mockRestore();
  const second = recordingSender();
  await drainOutbox({ db, sender: second.sender, now: later(OUTBOX_LIMITS.leaseMs + 1) });
  await drainOutbox({ db, sender: second.sender, now: later(2 * OUTBOX_LIMITS.leaseMs) });
  expect([...sent, ...second.sent].map(({ dedupeKey }) => dedupeKey)).toEqual(["one", "one"]);
});

test("failures back off and end in the dead state", async () => {
  await put({});
  const { sender, sent } = recordingSender(() => Promise.reject(new UpstreamError("unavailable")));
  let time = now.getTime();
  for (let attempt = 1; attempt < OUTBOX_LIMITS.tries; attempt += 1) {
    await drainOutbox({ db, sender, now: new Date(time) });
    const [row] = await rows();
    expect(row).toMatchObject({ status: "pending", attempts: attempt, error: "unavailable" });
    const wait = (row?.nextAt.getTime() ?? 0) - time;
    expect(wait).toBeGreaterThanOrEqual(OUTBOX_LIMITS.backoffMs * 4 ** (attempt - 1));
    await drainOutbox({ db, sender, now: new Date(time + wait - 1000) });
    expect(sent).toHaveLength(attempt);
    time += wait + 1000;
  }
  await drainOutbox({ db, sender, now: new Date(time) });
  expect(await rows()).toMatchObject([{ status: "dead", attempts: OUTBOX_LIMITS.tries }]);
  expect(await countDeadMail(db)).toBe(1);
  expect(await readMailbox(db, null)).toEqual([]);
});

test("a provider that never responds is retried after a timeout, with the same key", async () => {
  await put({});
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
  const { sender, sent } = recordingSender(() => {
    deadline.abort();
    return new Promise(() => {});
  });
  await drainOutbox({ db, sender, now });
  expect(await rows()).toMatchObject([{ status: "pending", attempts: 1, error: "timeout" }]);
  vi.mocked(AbortSignal.timeout).mockRestore();
  const next = recordingSender();
  await drainOutbox({ db, sender: next.sender, now: later(2 * OUTBOX_LIMITS.backoffMs) });
  expect([...sent, ...next.sent].map(({ dedupeKey }) => dedupeKey)).toEqual(["one", "one"]);
  expect(OUTBOX_LIMITS.sendMs).toBeLessThan(OUTBOX_LIMITS.leaseMs);
});

test("respects a provider's Retry-After, except for a cron with a later scheduled time", async () => {
  await put({});
  const { sender, sent } = recordingSender(() =>
    Promise.reject(new UpstreamError("quota", 3_600_000)),
  );
  await drainOutbox({ db, sender, now });
  await drainOutbox({ db, sender, now: later(1_800_000) });
  expect(sent).toHaveLength(1);
  await drainOutbox({ db, sender, now, dueBy: later(3_700_000) });
  expect(sent).toHaveLength(2);
});

test("a refused mail is dead at once; a suppressed address gets no more mail", async () => {
  await put({ dedupeKey: "refused", to: "one@example.com" });
  await put({ dedupeKey: "suppressed", to: "two@example.com" });
  const answers = { refused: "refused", suppressed: "suppressed" } as const;
  const first = recordingSender(async (one) => answers[one.dedupeKey as keyof typeof answers]);
  await drainOutbox({ db, sender: first.sender, now });
  expect(await countDeadMail(db)).toBe(2);
  const next = recordingSender();
  await put(
    { dedupeKey: "again 1", to: "one@example.com" },
    { dedupeKey: "again 2", to: "two@example.com" },
  );
  await drainOutbox({ db, sender: next.sender, now });
  expect(next.sent.map(({ to }) => to)).toEqual(["one@example.com"]);
});

test("an address whose owner requested no mail gets only account mails", async () => {
  await db
    .insert(suppression)
    .values({ email: "ann@example.com", reason: "asked", createdAt: now });
  await put({ dedupeKey: "a", kind: "results" }, { dedupeKey: "b", kind: "account.reset" });
  const { sender, sent } = recordingSender();
  await drainOutbox({ db, sender, now });
  expect(sent.map(({ dedupeKey }) => dedupeKey)).toEqual(["b"]);
});

test("a mail's text and tokens go when it is sent, except in the local mailbox", async () => {
  await put({ kind: "account.reset" });
  await drainOutbox({ db, sender: { ...recordingSender().sender, isMailbox: true }, now });
  expect(await rows()).toMatchObject([{ status: "sent", html: "<p>Hello</p>" }]);
  await put({ kind: "account.reset", dedupeKey: "two" });
  await drainOutbox({ db, sender: recordingSender().sender, now });
  const [, second] = await rows();
  expect(second).toMatchObject({ status: "sent", html: "", text: "", headers: {} });
  expect(second?.recipient).toBe("ann@example.com");
});

test("a last mail to an address that is no longer an account's leaves no address", async () => {
  await put({ kind: "account.farewell" }, { kind: "account.email-changed", dedupeKey: "two" });
  await drainOutbox({ db, sender: recordingSender().sender, now });
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(["", ""]);
});

test("the text of a mail given up goes in time, that of an account mail at once", async () => {
  await put({}, { kind: "account.reset", dedupeKey: "two" });
  await db.update(outbox).set({ status: "dead" });
  const texts = async () => (await rows()).map(({ text }) => text);
  await clearOldMail(db, later(1));
  expect(await texts()).toEqual(["Hello", ""]);
  await clearOldMail(db, later(keptMs("unsentText") - 1));
  expect(await texts()).toEqual(["Hello", ""]);
  await clearOldMail(db, later(keptMs("unsentText") + 1));
  expect(await texts()).toEqual(["", ""]);
});

test("rows are deleted in time, and the hashes of their keys keep them from being sent again", async () => {
  await put({ dedupeKey: "sent" }, { dedupeKey: "dead" }, { dedupeKey: "waiting" });
  const set = (dedupeKey: string, values: Partial<typeof outbox.$inferSelect>) =>
    db.update(outbox).set(values).where(eq(outbox.dedupeKey, dedupeKey));
  await set("sent", { status: "sent", sentAt: now });
  await set("dead", { status: "dead" });
  await clearOldMail(db, later(keptMs("mail") - 1));
  expect(await rows()).toHaveLength(3);
  await clearOldMail(db, later(keptMs("mail") + 1));
  const kept = async () => (await rows()).map(({ dedupeKey }) => dedupeKey);
  expect(await kept()).toEqual(["waiting"]);
  expect(JSON.stringify(await db.select().from(mailKey))).not.toContain("sent");
  await put({ dedupeKey: "sent" }, { dedupeKey: "dead" });
  expect(await kept()).toEqual(["waiting"]);
  await clearOldMail(db, later(keptMs("mail") + keptMs("mailKey") + 2));
  expect(await db.select().from(mailKey)).toEqual([]);
});
