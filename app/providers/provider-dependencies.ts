import type { CountQuestion } from "~/domain/products/product-question";
import type { AnswerCache } from "~/domain/upstream/answer-cache";
import type { CallGuard } from "~/domain/upstream/call-guard";
import type { SingleFlight } from "~/domain/upstream/single-flight";

/**
 * What providers get from the Worker: a cache, one call for many who ask the same, a counter of
 * questions, and a guard for each kind of paid call.
 */
export type ProviderDependencies = {
  cache: AnswerCache;
  flight: SingleFlight;
  countQuestion: CountQuestion;
  model: CallGuard;
  retail: CallGuard;
};
