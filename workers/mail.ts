import { drainOutbox } from "~/domain/mail/outbox.server";
import { log } from "~/lib/log";
import type { Environment } from "./env";

/** Drains the outbox where nobody waits for it: a failure is logged, and the next cron goes on. */
export async function sendMail({ db, mailSender }: Pick<Environment, "db" | "mailSender">) {
  try {
    await drainOutbox({ db, sender: mailSender, now: new Date() });
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    log({ event: "cron.failed", part: "outbox", error: name });
  }
}
