/** Calls that cost money, answers that did not, and tokens of the model. */
type Costs = {
  modelCalls: number;
  retailCalls: number;
  cachedAnswers: number;
  inputTokens: number;
  outputTokens: number;
};

/**
 * Everything Ribbon logs, one line of JSON each. No personal data, no text of a visitor or a
 * provider, no address, no key: an event that needs one of these is not to be logged.
 */
export type LogEvent =
  | ({ event: "search.ended"; ideas: number; milliseconds: number } & Costs)
  | ({ event: "review.written" } & Costs)
  | { event: "ideas.short"; missing: number; reason: string }
  | { event: "products.failed" | "details.failed" | "reviews.failed"; reason: string }
  | { event: "request.failed"; requestId: string; error: string }
  | { event: "logout.failed"; requestId: string }
  | { event: "mail.failed"; kind: string; driver: string; reason: string; tries: number }
  | { event: "reminders.waiting"; missing: "APP_ORIGIN" }
  | { event: "cron.failed"; part: string; error: string }
  | { event: "site-budget.asked"; for: "lease" | "breaker" }
  | { event: "provider.embedded"; part: "ideas" | "products" };

export function log(event: LogEvent): void {
  console.log(JSON.stringify(event));
}
