import type { Brief } from "~/domain/brief/brief.schema";
import type { Spend } from "~/domain/upstream/spending";
import type { Idea } from "./idea.schema";

/**
 * A request for `wanted` more ideas. None may have a title in `known` (already in the search) or in
 * `excludedTitles` (refused or given before: titles, or their keys). If `like` is a title, they
 * should resemble it.
 */
export type IdeaRequest = {
  brief: Brief;
  wanted: number;
  known: string[];
  excludedTitles: string[];
  like: string | null;
};

/**
 * A source of ideas: yields each idea as soon as it is complete and ends when it has no more.
 * Throws an `UpstreamError` if the provider fails. `signal` aborts the call.
 */
export type IdeaSource = {
  name: string;
  suggest: (request: IdeaRequest, signal: AbortSignal, spend: Spend) => AsyncIterable<Idea>;
};
