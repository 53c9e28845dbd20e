import type { Config } from "./config";

/** The current time for reminders and expiries: `LOCAL_CLOCK` if it is set (local runs only). */
export function clockOf({ LOCAL_CLOCK }: Pick<Config, "LOCAL_CLOCK">): Date {
  return LOCAL_CLOCK ? new Date(LOCAL_CLOCK) : new Date();
}
