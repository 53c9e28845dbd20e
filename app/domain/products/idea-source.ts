import type { ToldBrief } from "~/domain/brief/told";
import type { Kind } from "~/domain/knowledge/gift-idea.schema";
import type { Spend } from "~/domain/upstream/spending";
import type { Idea } from "./idea.schema";

/** An idea that is shown already: its kind, and the interests of the brief that it answers. */
export type ShownIdea = { title: string; kind: Kind; answers: string[] };

/**
 * A request for `wanted` more ideas. None may have a title in `known` (already in the search) or in
 * `excludedTitles` (refused or given before: titles, or their keys). If `like` is a title, they
 * should resemble it. What a visitor asked to change is in the brief already; `kinds` are the kinds of
 * thing asked for (empty for any), `isSpecial` if they are to be more special, `said` the words typed.
 */
export type IdeaRequest = {
  /** Whether it is for the ideas that a search begins with, not for a refinement. */
  isFirst?: boolean;
  /** What is known of some of `known`, so that others differ from them and answer what they do not. */
  shown?: ShownIdea[];
  brief: ToldBrief;
  wanted: number;
  known: string[];
  excludedTitles: string[];
  like: string | null;
  kinds?: Kind[];
  isSpecial?: boolean;
  said?: string;
};

/**
 * A source of ideas: yields each idea as soon as it is complete and ends when it has no more.
 * Throws an `UpstreamError` if the provider fails. `signal` aborts the call.
 */
export type IdeaSource = {
  name: string;
  suggest: (request: IdeaRequest, signal: AbortSignal, spend: Spend) => AsyncIterable<Idea>;
};
