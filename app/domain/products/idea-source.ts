import type { Brief } from "~/domain/brief/brief.schema";
import type { Spend } from "~/domain/upstream/spending";
import type { Idea } from "./idea.schema";

/**
 * `wanted` more ideas for a brief, none with a title of `known` (already in the search) or of
 * `excludedTitles` (refused or given before: titles, or their keys), close to the title `like` if given.
 */
export type IdeaRequest = {
  brief: Brief;
  wanted: number;
  known: string[];
  excludedTitles: string[];
  like: string | null;
};

/**
 * A source of ideas: yields each idea as soon as it is whole, ends when it has no more, and throws
 * an `UpstreamError` when the outside world fails. `signal` ends the call.
 */
export type IdeaSource = {
  name: string;
  suggest: (request: IdeaRequest, signal: AbortSignal, spend: Spend) => AsyncIterable<Idea>;
};
