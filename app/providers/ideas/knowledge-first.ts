import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import type { IdeaSource } from "~/domain/products/idea-source";
import type { ProductSource } from "~/domain/products/product-source";
import { outcomeOf } from "~/domain/upstream/upstream-call";
import { certainIdeas } from "./certain-ideas";

/** A database that takes longer has lost its lead over the model, and one that fails costs nothing. */
const SLOWEST_MS = 500;

/**
 * A model's ideas, led in the first round of a search by those that the knowledge is certain of. The
 * model is told of these, also by a call that is repeated after a failure. `isKept` tells which of those that are as good
 * as each other have products at once.
 */
export function knowledgeFirst(
  model: IdeaSource,
  ideasFor: (slugs: string[], age: number) => Promise<GiftIdea[]>,
  isKept?: ProductSource["isKept"],
): IdeaSource {
  return {
    name: model.name,
    async *suggest(request, signal, spend) {
      if (!request.isFirst) return yield* model.suggest(request, signal, spend);
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(SLOWEST_MS)]);
      const outcome = await outcomeOf(() => certainIdeas(request, ideasFor, isKept), inTime);
      const certain = outcome.ok ? outcome.value : [];
      const fresh = request.known.length === 0 ? certain.slice(0, request.wanted) : [];
      for (const { idea } of fresh) yield { ...idea, isOwn: true };
      const known = [...request.known, ...fresh.map(({ idea }) => idea.title)];
      const shown = certain.map((one) => one.shown).filter(({ title }) => known.includes(title));
      const wanted = request.wanted - fresh.length;
      if (wanted > 0) yield* model.suggest({ ...request, known, shown, wanted }, signal, spend);
    },
  };
}
