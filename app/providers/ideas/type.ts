import type { Brief } from "~/domain/brief";
import type { Idea } from "~/domain/idea";

/** `wanted` more ideas for a brief, none with a title of `known`. */
export type IdeaRequest = { brief: Brief; wanted: number; known: string[] };

/**
 * A source of ideas: yields each idea as soon as it is whole, ends when it has no more, and throws
 * an `UpstreamError` when the outside world fails. `signal` ends the call.
 */
export type IdeaSource = {
  name: string;
  suggest: (request: IdeaRequest, signal: AbortSignal) => AsyncIterable<Idea>;
};
