import { z } from "zod";
import type { IdeaSource } from "~/domain/products/idea-source";
import type { CallGuard } from "~/domain/upstream/call-guard";
import { askModel, type ModelSettings } from "~/providers/model";
import { ideaChecks } from "./idea-checks";
import { IDEAS_SYSTEM, ideasPrompt } from "./openai-prompt";

/**
 * The model's output format. Lengths are checked in code: strict structured output has no limits.
 */
const element = z.object({
  title: z.string(),
  description: z.string(),
  phrase: z.string(),
  basis: z.string(),
  why: z.string(),
  personalTouch: z.string(),
  kind: z.string(),
  answers: z.array(z.string()),
  contains: z.array(z.string()),
  lowestPrice: z.number(),
  highestPrice: z.number(),
});

/**
 * Ideas from an OpenAI-compatible endpoint: one call per request, each idea yielded as it is
 * streamed.
 */
export function openaiIdeas(settings: ModelSettings, guard: CallGuard): IdeaSource {
  return {
    name: "openai",
    async *suggest(request, signal, spend) {
      const check = ideaChecks(request);
      const question = {
        system: IDEAS_SYSTEM,
        prompt: ideasPrompt(request),
        element,
        key: "title",
      };
      const answer = askModel(settings, question, { guard, signal, spend, wanted: request.wanted });
      let isAccepted: boolean | undefined;
      for (;;) {
        const next = await answer.next(isAccepted);
        if (next.done) return;
        const idea = check(next.value);
        isAccepted = idea !== null;
        if (idea) yield idea;
      }
    },
  };
}
