import { z } from "zod";
import { isImpersonal } from "~/domain/knowledge/impersonal";
import { type Idea, ideaSchema } from "~/domain/products/idea.schema";
import type { IdeaRequest, IdeaSource } from "~/domain/products/idea-source";
import { keptSeconds } from "~/domain/shared/retention";
import type { AnswerCache } from "~/domain/upstream/answer-cache";

/**
 * Caches the ideas for an impersonal brief for 24 hours. Only the first round of a search is
 * cached, because later rounds depend on what was shown; what the knowledge shows first is the same
 * for the same brief, and part of the key. `version` is part of the key and has to
 * change with the model and the prompt.
 */
export function cachedIdeas(source: IdeaSource, cache: AnswerCache, version: string): IdeaSource {
  return {
    name: source.name,
    async *suggest(request, signal, spend) {
      const { brief } = request;
      if (!isFirst(request) || !isImpersonal(brief) || brief.told)
        return yield* source.suggest(request, signal, spend);
      const key = `ideas ${version} ${JSON.stringify(cacheKeyParts(request))}`;
      const cached = z.array(ideaSchema).safeParse(await cache.read(key));
      if (cached.success) {
        spend({ cachedAnswers: 1 });
        return yield* cached.data;
      }
      const ideas: Idea[] = [];
      for await (const idea of source.suggest(request, signal, spend)) {
        ideas.push(idea);
        yield idea;
      }
      if (ideas.length >= request.wanted) await cache.write(key, ideas, keptSeconds("answer"));
    },
  };
}

function isFirst({ known, excludedTitles, like, shown = [], ...asked }: IdeaRequest): boolean {
  const { said, kinds = [], isSpecial } = asked;
  const isChanged = said !== undefined || kinds.length > 0 || isSpecial;
  return (
    known.length === shown.length && excludedTitles.length === 0 && like === null && !isChanged
  );
}

function cacheKeyParts({ brief, wanted, shown = [] }: IdeaRequest) {
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
    ...shown.map(({ title }) => title),
  ];
}
