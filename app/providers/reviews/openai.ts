import { z } from "zod";
import type { ReviewInput, WrittenReview } from "~/domain/products/review";
import type { ReviewWriter } from "~/domain/products/review-writer";
import type { Spend } from "~/domain/upstream/spending";
import { askModel, type ModelSettings } from "~/providers/model";
import type { ProviderDependencies } from "~/providers/provider-dependencies";
import { inputHash } from "./input-hash";
import { REVIEWS_PROMPT_VERSION, REVIEWS_SYSTEM, reviewsPrompt } from "./openai-prompt";
import { checkReview } from "./review-checks";

const element = z.object({
  number: z.number(),
  reviewText: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
});

/** Products per call: shares the system prompt, and a call still takes only seconds. */
const BATCH = 4;
const KEPT_S = 30 * 24 * 60 * 60;

/** Reviews from an OpenAI-compatible endpoint, cached by input for 30 days. */
export function openaiReviews(
  settings: ModelSettings,
  { cache, flight, model: guard }: ProviderDependencies,
): ReviewWriter {
  const keyOf = (hash: string) => `review ${REVIEWS_PROMPT_VERSION} ${settings.model} ${hash}`;

  const request = async (inputs: ReviewInput[], signal: AbortSignal, spend: Spend) => {
    const question = {
      system: REVIEWS_SYSTEM,
      prompt: reviewsPrompt(inputs),
      element,
      key: "reviewText",
    };
    const elements: Record<string, unknown>[] = [];
    const call = { guard, signal, spend, wanted: inputs.length };
    for await (const one of askModel(settings, question, call)) elements.push(one);
    return inOrder(elements, inputs.length);
  };

  return {
    name: "openai",
    batch: BATCH,
    async write(inputs, signal, spend) {
      const hashes = await Promise.all(inputs.map(inputHash));
      // Not validated: only this function writes these keys. Null: no review can be written.
      const known = (await Promise.all(hashes.map((hash) => cache.read(keyOf(hash))))) as (
        | WrittenReview
        | null
        | undefined
      )[];
      const missing = inputs.map((_, place) => place).filter((place) => known[place] === undefined);
      spend({ cachedAnswers: inputs.length - missing.length });
      const toWrite = missing.flatMap((place) => inputs[place] ?? []);
      if (toWrite.length === 0) return known.map((review) => review ?? null);
      const { value: answered, isOwn } = await flight(
        keyOf(missing.map((place) => hashes[place]).join()),
        () => request(toWrite, signal, spend),
      );
      await Promise.all(
        missing.map(async (place, turn) => {
          const input = inputs[place];
          const review = input && answered[turn] ? checkReview(answered[turn], input) : null;
          const hash = hashes[place] ?? "";
          const origin = {
            model: settings.model,
            promptVersion: REVIEWS_PROMPT_VERSION,
            inputHash: hash,
          };
          known[place] = review && { ...review, origin };
          const reach = isOwn ? "network" : "place";
          if (answered[turn]) await cache.write(keyOf(hash), known[place], KEPT_S, reach);
        }),
      );
      return known.map((review) => review ?? null);
    },
  };
}

/** The elements in order of their numbers, or as they came if the model did not number them. */
function inOrder(elements: Record<string, unknown>[], size: number): unknown[] {
  const numbers = elements.map(({ number }) => Number(number));
  const isNumbered = new Set(numbers).size > 1 || elements.length === 1;
  if (!isNumbered) return elements.slice(0, size);
  return Array.from({ length: size }, (_, place) => elements[numbers.indexOf(place + 1)]);
}
