import { aroundName } from "~/domain/knowledge/around-name";
import type { Need } from "~/domain/knowledge/need";
import type { Idea } from "~/domain/products/idea.schema";
import type { Region } from "~/domain/shared/region";
import { forRegion } from "~/domain/shared/regional-text";
import type { Candidate } from "./candidate";
import { reasonFor } from "./embedded-reasons";
import { personalTouchOf } from "./personal-touch";

/** What the idea is made around keeps the words of the brief, or its proper name. */
export function titleOf(
  { idea, about }: Pick<Candidate, "idea" | "about">,
  region: Region,
): string {
  return aroundName(forRegion(region, idea.title), about ?? "");
}

/** A candidate as an idea of a search. */
export function toIdea(candidate: Candidate, need: Need): Idea {
  const { idea, about } = candidate;
  const { region } = need.brief;
  const fill = (text: string) => aroundName(forRegion(region, text), about ?? "");
  const personalTouch = personalTouchOf(idea, need);
  return {
    title: titleOf(candidate, region),
    description: fill(idea.description),
    why: reasonFor(candidate, need),
    ...(personalTouch !== undefined && { personalTouch: fill(personalTouch) }),
    phrase: fill(idea.search),
    entry: idea.id,
    ...(about !== null && { about }),
  };
}
