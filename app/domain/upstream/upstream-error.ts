/**
 * Why a call to a provider failed, for logs and screens. `nonsense`: a response that does not match
 * the schema. `refused`: a wrong key or request. `quota`: too many calls (402, 429; circuit-breaker.ts says what follows). Two reasons mean
 * that no call was made: `circuit-open` (an earlier call met a quota) and `ceiling` (the day's budget
 * is used up).
 */
export type UpstreamReason =
  | "unavailable"
  | "timeout"
  | "nonsense"
  | "refused"
  | "quota"
  | "circuit-open"
  | "ceiling";

/**
 * A failed call to a provider. It never carries the provider's own message, which may repeat the
 * request. `retryAfterMs` is the wait that the provider requested, if any.
 */
export class UpstreamError extends Error {
  constructor(
    readonly reason: UpstreamReason,
    readonly retryAfterMs?: number,
  ) {
    super(reason);
    this.name = "UpstreamError";
  }
}

/** Whether the same call may succeed a moment later. */
export function isTransient({ reason }: UpstreamError): boolean {
  return reason === "unavailable" || reason === "timeout" || reason === "nonsense";
}

/** For calls to a model, whose quota is often per second or minute and names the time to wait. */
export function isTransientOrQuota(error: UpstreamError): boolean {
  return isTransient(error) || error.reason === "quota";
}

/** Tells the visitor why a search found no ideas. */
export function ideasFailureMessage(reason: UpstreamReason): string {
  switch (reason) {
    case "ceiling":
      return "Ribbon has found all the ideas it can pay for today. Please come back tomorrow.";
    case "quota":
    case "circuit-open":
      return "The service that finds ideas has too much to do just now. Please try again in a few minutes.";
    case "timeout":
      return "The service that finds ideas took too long to answer. Please try again in a moment.";
    case "refused":
      return "We could not find ideas just now. We have made a note of it; please try again later.";
    default:
      return "We could not find any gift ideas just now. Please try again in a moment.";
  }
}
