import type { ProductQuestion } from "~/domain/products/product-question";
import type { ProductRequest, ProductSource } from "~/domain/products/product-source";
import type { AffiliateTags } from "~/domain/products/retailer";
import type { Spend } from "~/domain/upstream/spending";
import type { ProviderDependencies } from "~/providers/provider-dependencies";
import { askForADay, type Dated, keptForADay } from "./cached-for-a-day";
import { MOST_OFFERS, type Offer, offersToProducts, trimmedOffer } from "./offers";

type Retailer = {
  tags: AffiliateTags;
  /** Whether the retailer leaves out what is over the budget by itself. */
  knowsBudget: boolean;
  keyOf: (question: ProductQuestion) => string;
  search: (question: ProductQuestion, signal: AbortSignal, spend: Spend) => Promise<Offer[]>;
};

/** Answers older than this are asked for again before they end. */
const RENEWED_AFTER_MS = 22 * 60 * 60 * 1000;
/**
 * A visitor waits for the products of the first idea; those of the others come while these are looked at. So
 * of what can be renewed in a day most are of first ideas.
 */
export const LEAD_COUNTS = 4;

/**
 * A retailer's search whose answers are kept for a day: for the whole network if the question is in words
 * of ours alone.
 */
export function retailSearch(
  { cache, flight, countQuestion }: ProviderDependencies,
  { tags, knowsBudget, keyOf, search }: Retailer,
): Required<Pick<ProductSource, "kept" | "isKept" | "find" | "renew">> {
  const questionOf = ({ phrase, brief: { region, budget } }: ProductRequest) => {
    return { phrase, region, budget: knowsBudget ? budget : 0 };
  };
  const toProducts = ({ value, asOf }: Dated<Offer[]>, { phrase, brief }: ProductRequest) =>
    offersToProducts(value, { phrase, brief, tags, asOf });

  const read = (question: ProductQuestion, spend: Spend) =>
    keptForADay<Offer[]>({ cache, key: keyOf(question), spend });
  const ask = (
    question: ProductQuestion,
    isImpersonal: boolean,
    signal: AbortSignal,
    spend: Spend,
  ) => {
    const reach = isImpersonal ? ("network" as const) : ("place" as const);
    return askForADay({ cache, flight, key: keyOf(question), reach }, async () =>
      (await search(question, signal, spend)).slice(0, MOST_OFFERS).map(trimmedOffer),
    );
  };

  return {
    async kept(request, spend) {
      const question = questionOf(request);
      const kept = await read(question, spend);
      const times = request.isLead ? LEAD_COUNTS : 1;
      if (request.isImpersonal) countQuestion(question, { asOf: kept?.asOf ?? null, times });
      return kept && toProducts(kept, request);
    },
    isKept: async (request) => (await read(questionOf(request), () => {})) !== null,
    async find(request, signal, spend) {
      const question = questionOf(request);
      const { isImpersonal = false } = request;
      const known = await read(question, spend);
      return toProducts(known ?? (await ask(question, isImpersonal, signal, spend)), request);
    },
    async renew(question, signal, spend) {
      const known = await read(question, spend);
      const isYoung = known && Date.now() - Date.parse(known.asOf) < RENEWED_AFTER_MS;
      return (isYoung ? known : await ask(question, true, signal, spend)).asOf;
    },
  };
}
