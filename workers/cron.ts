import { deleteExpired } from "~/domain/accounts/account-upkeep.server";
import { forgetOldPictures } from "~/domain/gifts/gift-offers.server";
import { deleteOldMessages } from "~/domain/mail/contact.server";
import { drainOutbox } from "~/domain/mail/outbox-drain.server";
import { clearOldMail, nextLeaseEnd } from "~/domain/mail/outbox-upkeep.server";
import { renewQuestions } from "~/domain/products/renew-questions.server";
import { sweepReminders } from "~/domain/reminders/reminders.server";
import { log } from "~/lib/log";
import { clockOf } from "./clock";
import { secretsOf } from "./config";
import type { Environment } from "./env";
import { sendMail } from "./mail";

type Dependencies = Pick<
  Environment,
  "config" | "db" | "mailSender" | "providers" | "askedQuestions"
>;
type Run = {
  at: Date;
  /** The origin of links in mails; undefined if a deployment has no APP_ORIGIN. */
  origin: string | undefined;
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * The scheduled work: reminders, the outbox, deleting what has expired, and asking shops again what is
 * asked most. `at` is the scheduled
 * time and decides what is due; leases and ages in the outbox use the real time.
 */
export async function runCron(
  dependencies: Dependencies,
  { at, origin, waitUntil }: Run,
): Promise<void> {
  const { db, mailSender: sender, config } = dependencies;
  const now = new Date();
  await part("reminders", async () => {
    if (origin) await sweepReminders({ db, secrets: secretsOf(config), origin }, at);
    // Without an origin the links in the mails could not work.
    else log({ event: "reminders.waiting", missing: "APP_ORIGIN" });
  });
  await part("outbox", () => drainOutbox({ db, sender, now, dueBy: at }));
  await part("upkeep", async () => {
    await clearOldMail(db, now);
    await deleteOldMessages(db, now);
    await forgetOldPictures(db, now);
    await deleteExpired(db, clockOf(config));
  });
  waitUntil(sendWhenLeasesEnd(dependencies));
  // Last, because it waits for a retailer.
  await part("answers", async () => {
    const { askedQuestions: asked, providers } = dependencies;
    if (asked) await renewQuestions({ ...providers, asked }, config.DAILY_RETAIL_CALLS);
  });
}

/** Runs one part and logs its failure, so that the other parts still run. */
async function part(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const kind = error instanceof Error ? error.name : "unknown";
    log({ event: "cron.failed", part: name, error: kind });
  }
}

/**
 * Sends mails whose lease was left by a crashed process as soon as it ends, not at the next cron.
 */
async function sendWhenLeasesEnd(dependencies: Dependencies): Promise<void> {
  const end = await nextLeaseEnd(dependencies.db);
  if (!end) return;
  await scheduler.wait(Math.max(0, end.getTime() - Date.now()) + 100);
  await sendMail(dependencies);
}
