/** Why the outside world did not answer: a reason for logs and screens, never its own words. */
export type UpstreamReason = "unavailable" | "timeout" | "refused" | "quota" | "nonsense";

/** A failed call to a provider. `retryAfterMs` is what the provider asked to wait, if it did. */
export class UpstreamError extends Error {
  constructor(
    readonly reason: UpstreamReason,
    readonly retryAfterMs?: number,
  ) {
    super(reason);
    this.name = "UpstreamError";
  }
}
