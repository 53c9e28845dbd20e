import { forgetOldMessages } from "~/domain/contact.server";
import { drainOutbox } from "~/domain/outbox.server";
import { clearOldMail, nextLeaseEnd } from "~/domain/outbox-upkeep.server";
import type { Environment } from "./env";
import { sendMail } from "./mail";

type Parts = Pick<Environment, "db" | "mailSender">;
type Run = {
  at: Date /** Of links in mails; unknown in a cron of a deployment without APP_ORIGIN. */;
  origin: string | undefined;
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Everything that happens by the clock. `at` is the scheduled time, which decides what is due; the
 * outbox's leases and ages go by the real time.
 */
export async function runCron(parts: Parts, { at, waitUntil }: Run): Promise<void> {
  const { db, mailSender: sender } = parts;
  const now = new Date();
  await drainOutbox({ db, sender, now, dueBy: at });
  await clearOldMail(db, now);
  await forgetOldMessages(db, now);
  waitUntil(sendWhenLeasesEnd(parts));
}

/** A mail that a dead process had claimed goes out when its lease ends, not a cron later. */
async function sendWhenLeasesEnd(parts: Parts): Promise<void> {
  const end = await nextLeaseEnd(parts.db);
  if (!end) return;
  await scheduler.wait(Math.max(0, end.getTime() - Date.now()) + 100);
  await sendMail(parts);
}
