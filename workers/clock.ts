import type { Config } from "./config";

/** The time that decides reminders and expiries; local runs can set it. */
export function clockOf({ LOCAL_CLOCK }: Pick<Config, "LOCAL_CLOCK">): Date {
  return LOCAL_CLOCK ? new Date(LOCAL_CLOCK) : new Date();
}
