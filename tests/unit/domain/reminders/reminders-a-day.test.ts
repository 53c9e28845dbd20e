import { beforeEach, expect, test } from "vitest";
import { addCustomHoliday } from "~/domain/people/custom-holidays.server";
import { sweepReminders } from "~/domain/reminders/reminders.server";
import {
  addCard,
  addUser,
  due,
  emptyReminders,
  mails,
  reminderDeps,
} from "../../../support/reminders";
import { db } from "../../../support/test-env";

const MINUTE_MS = 60_000;
const RUNS = 40;
/** When a run of cron is due: every five minutes. */
const run = (number: number) => new Date(due.getTime() + 5 * number * MINUTE_MS);
const to = async (name: string) =>
  (await mails()).filter(({ recipient }) => recipient === `${name}@example.com`);

beforeEach(async () => {
  await emptyReminders();
  await addUser("ann");
  await addUser("bob");
});

test("of an account with something due in each run ten mails go at once, and then one an hour, with all", {
  timeout: 60_000,
}, async () => {
  for (let number = 0; number < RUNS; number += 1) {
    const at = run(number);
    await addCard("ann", `ann-${number}`, { name: `Person ${number}.`, now: at });
    if (number === 20) await addCard("bob", "bobs", { name: "Sam", now: at });
    await sweepReminders(reminderDeps, at);
    if (number === 20) expect(await to("bob")).toHaveLength(1);
  }
  // The first ten until 08:00, then at 09:00, 10:00 and so on.
  const counts = (sent: Awaited<ReturnType<typeof to>>) =>
    sent.map(({ createdAt }) => (createdAt.getTime() - due.getTime()) / MINUTE_MS);
  const first = Array.from({ length: 10 }, (_, place) => 5 * place);
  expect(counts(await to("ann"))).toEqual([...first, 105, 165]);
  await sweepReminders(reminderDeps, run(45));
  const sent = await to("ann");
  expect(counts(sent)).toEqual([...first, 105, 165, 225]);
  for (let number = 0; number < RUNS; number += 1) {
    const naming = sent.filter(({ text }) => text.includes(`Person ${number}.`));
    expect(naming, `mails about person ${number}`).toHaveLength(1);
  }
});

test("holidays that are added to an old card count, too", { timeout: 60_000 }, async () => {
  await addCard("ann", "mum", { birthday: "1964-09-20" });
  const owner = { userId: "ann", region: "UK", timeZone: "Europe/London" } as const;
  const day = { date: "2027-05-19", isRecurring: true, isOriginDate: false };
  for (let number = 0; number < 12; number += 1) {
    await addCustomHoliday(db, owner, "mum", { name: `Day ${number}`, ...day }, run(number));
    await sweepReminders(reminderDeps, run(number));
  }
  expect(await to("ann")).toHaveLength(10);
});

test("the next day begins anew", { timeout: 60_000 }, async () => {
  const remind = async (id: string, at: Date) => {
    await addCard("ann", id, { birthday: "1964-05-22", days: 9, now: at });
    await sweepReminders(reminderDeps, at);
  };
  for (let number = 0; number < 12; number += 1) await remind(`first-${number}`, run(number));
  expect(await to("ann")).toHaveLength(10);
  const next = new Date(due.getTime() + 48 * 60 * MINUTE_MS);
  await remind("second", next);
  await remind("third", new Date(next.getTime() + MINUTE_MS));
  expect(await to("ann")).toHaveLength(12);
});
