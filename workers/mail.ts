import { drainOutbox } from "~/domain/mail/outbox-drain.server";
import { log } from "~/lib/log";
import type { Environment } from "./env";

/** Sends the mails in the outbox. A failure is logged, not thrown; the next cron tries again. */
export async function sendMail({ db, mailSender }: Pick<Environment, "db" | "mailSender">) {
  try {
    await drainOutbox({ db, sender: mailSender, now: new Date() });
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    log({ event: "cron.failed", part: "outbox", error: name });
  }
}
