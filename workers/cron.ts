import { deleteExpired } from "~/domain/accounts/account-upkeep.server";
import { deleteOldMessages } from "~/domain/mail/contact.server";
import { drainOutbox } from "~/domain/mail/outbox.server";
import { clearOldMail, nextLeaseEnd } from "~/domain/mail/outbox-upkeep.server";
import { sweepReminders } from "~/domain/reminders/reminders.server";
import { log } from "~/lib/log";
import { clockOf } from "./clock";
import type { Environment } from "./env";
import { sendMail } from "./mail";

type Parts = Pick<Environment, "config" | "db" | "mailSender">;
type Run = {
  at: Date;
  /** Of links in mails; unknown in a cron of a deployment without APP_ORIGIN. */
  origin: string | undefined;
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Everything that happens by the clock. `at` is the scheduled time, which decides what is due; the
 * outbox's leases and ages go by the real time.
 */
export async function runCron(parts: Parts, { at, origin, waitUntil }: Run): Promise<void> {
  const { db, mailSender: sender, config } = parts;
  const now = new Date();
  await part("reminders", async () => {
    if (origin) await sweepReminders({ db, secret: config.SESSION_SECRET, origin }, at);
    // No link of a mail would lead anywhere, so the cards wait.
    else log({ event: "reminders.waiting", missing: "APP_ORIGIN" });
  });
  await part("outbox", () => drainOutbox({ db, sender, now, dueBy: at }));
  await part("upkeep", async () => {
    await clearOldMail(db, now);
    await deleteOldMessages(db, now);
    await deleteExpired(db, clockOf(config));
  });
  waitUntil(sendWhenLeasesEnd(parts));
}

/** One part that fails does not keep the others from their work; the next cron tries it again. */
async function part(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const kind = error instanceof Error ? error.name : "unknown";
    log({ event: "cron.failed", part: name, error: kind });
  }
}

/** A mail that a dead process had claimed goes out when its lease ends, not a cron later. */
async function sendWhenLeasesEnd(parts: Parts): Promise<void> {
  const end = await nextLeaseEnd(parts.db);
  if (!end) return;
  await scheduler.wait(Math.max(0, end.getTime() - Date.now()) + 100);
  await sendMail(parts);
}
