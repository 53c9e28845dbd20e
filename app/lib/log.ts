import type { Spending } from "~/domain/upstream/spending";

/**
 * Everything Ribbon logs, one line of JSON each. No personal data, no text of a visitor or a
 * provider, no address, no key: an event that needs one of these is not to be logged.
 */
export type LogEvent =
  | ({ event: "search.ended"; ideas: number; milliseconds: number } & Spending)
  | ({ event: "review.written" } & Spending)
  | { event: "ideas.short"; missing: number; reason: string }
  | { event: "products.failed" | "details.failed" | "reviews.failed"; reason: string }
  | { event: "request.failed"; requestId: string; error: string }
  | { event: "logout.failed"; requestId: string }
  | { event: "mail.failed"; kind: string; driver: string; reason: string; tries: number }
  | { event: "reminders.waiting"; missing: "APP_ORIGIN" }
  | { event: "cron.failed"; part: string; error: string }
  | { event: "provider.embedded"; part: "ideas" | "products" };

export function log(event: LogEvent): void {
  console.log(JSON.stringify(event));
}
