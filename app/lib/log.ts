/** Paid calls, responses from the cache, and tokens of the model. */
type Costs = {
  modelCalls: number;
  retailCalls: number;
  cachedAnswers: number;
  inputTokens: number;
  outputTokens: number;
};

/**
 * All log events. They hold no personal data, no text from a visitor or a provider, no address and no
 * key (docs/decisions/025-personal-data-stays-out-of-prompts-and-logs.md).
 */
export type LogEvent =
  | ({ event: "search.ended"; ideas: number; milliseconds: number } & Costs)
  | ({ event: "search.continued" } & Costs)
  | ({ event: "review.written" } & Costs)
  | ({ event: "offers.renewed"; gifts: number } & Costs)
  | { event: "offers.failed"; reason: string }
  | { event: "shop.unread"; reason: string }
  | ({ event: "answers.renewed" } & Costs)
  | { event: "ideas.stand-in"; missing: number }
  | { event: "ideas.short"; missing: number; reason: string }
  | { event: "products.failed" | "details.failed" | "reviews.failed"; reason: string }
  | { event: "request.failed"; requestId: string; error: string }
  | { event: "security"; what: string; user: string | null }
  | { event: "logout.failed"; requestId: string }
  | { event: "mail.failed"; kind: string; driver: string; reason: string; tries: number }
  | { event: "reminders.waiting"; missing: "APP_ORIGIN" }
  | { event: "cron.failed"; part: string; error: string }
  | { event: "object.failed"; part: "list" | "search"; error: string }
  | { event: "site-budget.requested"; for: "lease" | "breaker" }
  | { event: "limit.used-up"; limit: string }
  | { event: "redirect.refused"; status: number }
  | { event: "provider.embedded"; part: "ideas" | "products" };

/** Writes an event as one line of JSON. */
export function log(event: LogEvent): void {
  console.log(JSON.stringify(event));
}
