import { z } from "zod";
import type { IdeaSource } from "~/domain/products/idea-source";
import type { CallGuard } from "~/domain/upstream/call-guard";
import { askModel, type ModelSettings } from "~/providers/model";
import { ideaChecks } from "./idea-checks";
import { IDEAS_SYSTEM, ideasPrompt } from "./openai-prompt";

/** What the model is asked to fill in. Bounds are checked in code: strict output knows none. */
const element = z.object({
  title: z.string(),
  description: z.string(),
  phrase: z.string(),
  why: z.string(),
  lowestPrice: z.number(),
  highestPrice: z.number(),
});

/** Ideas from an OpenAI-compatible endpoint: one call, each idea yielded as it is written. */
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
      let good: boolean | undefined;
      for (;;) {
        const next = await answer.next(good);
        if (next.done) return;
        const idea = check(next.value);
        good = idea !== null;
        if (idea) yield idea;
      }
    },
  };
}
