import type { AnswerCache } from "~/domain/upstream/answer-cache";
import type { CallGuard } from "~/domain/upstream/call-guard";

/** What providers get from the Worker: a cache, and a guard for each kind of paid call. */
export type ProviderDependencies = { cache: AnswerCache; model: CallGuard; retail: CallGuard };
