import { z } from "zod";
import { type Idea, ideaSchema } from "~/domain/products/idea.schema";
import type { IdeaRequest, IdeaSource } from "~/domain/products/idea-source";
import type { AnswerCache } from "~/domain/upstream/answer-cache";
import { isImpersonal } from "./impersonal";

const DAY_S = 24 * 60 * 60;

/**
 * Answers the same impersonal brief within 24 hours from its first ideas, without a call. Only the
 * first asking of a search is remembered: what follows depends on what was shown. `version` names
 * all that makes another answer of the same brief (model, prompt).
 */
export function cachedIdeas(source: IdeaSource, cache: AnswerCache, version: string): IdeaSource {
  return {
    name: source.name,
    async *suggest(request, signal, spend) {
      if (!isFirst(request) || !isImpersonal(request.brief))
        return yield* source.suggest(request, signal, spend);
      const key = `ideas ${version} ${JSON.stringify(sameFor(request))}`;
      const known = z.array(ideaSchema).safeParse(await cache.read(key));
      if (known.success) {
        spend({ cachedAnswers: 1 });
        return yield* known.data;
      }
      const ideas: Idea[] = [];
      for await (const idea of source.suggest(request, signal, spend)) {
        ideas.push(idea);
        yield idea;
      }
      if (ideas.length >= request.wanted) await cache.write(key, ideas, DAY_S);
    },
  };
}

function isFirst({ known, excludedTitles, like }: IdeaRequest): boolean {
  return known.length === 0 && excludedTitles.length === 0 && like === null;
}

function sameFor({ brief, wanted }: IdeaRequest) {
  const lower = (text: string) => text.toLocaleLowerCase("en-GB");
  const { recipientType, age, occasion, interests, budget, region } = brief;
  return [
    lower(recipientType),
    age,
    lower(occasion),
    interests.map(lower).sort(),
    budget,
    region,
    wanted,
  ];
}
