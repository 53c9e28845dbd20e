/**
 * Why the outside world did not answer: a reason for logs and screens, never its own words.
 * `refused`: a wrong key or request. `quota`: it wants no more calls now (402, 429). `resting`: not
 * asked, because it said so lately. `ceiling`: not asked, because today's calls are used up.
 */
export type UpstreamReason =
  | "unavailable"
  | "timeout"
  | "nonsense"
  | "refused"
  | "quota"
  | "circuit-open"
  | "ceiling";

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

/** Whether the same call may succeed a moment later. */
export function isPassing({ reason }: UpstreamError): boolean {
  return reason === "unavailable" || reason === "timeout" || reason === "nonsense";
}

/** Why a search found no ideas, as a sentence for its visitor. */
export function sayWhy(reason: UpstreamReason): string {
  switch (reason) {
    case "ceiling":
      return "Ribbon has found all the ideas it can pay for today. Please come back tomorrow.";
    case "quota":
    case "circuit-open":
      return "The service that finds ideas has too much to do just now. Please try again in a few minutes.";
    case "timeout":
      return "The service that finds ideas took too long to answer. Please try again in a moment.";
    case "refused":
      return "The service that finds ideas did not accept our request. We have made a note of it; please try again later.";
    default:
      return "We could not find any gift ideas just now. Please try again in a moment.";
  }
}
