import { nameKey } from "~/domain/knowledge/names";
import type { Need } from "~/domain/knowledge/need";
import { untraced } from "~/domain/products/reason-check";

/** What a model wrote of an idea and why it suggests it; `answers` are interests of the brief. */
export type ModelReason = {
  title: string;
  description: string;
  phrase: string;
  basis: string;
  why: string;
  answers: string[];
};

const CLAUSE = /^(?:it|they)\b/i;

/**
 * Why a model suggests an idea: words of the brief that it answers, and what it says of the thing, if all of that can be
 * traced; else the words of the brief alone (docs/decisions/068-reasons-are-traced.md).
 */
export function modelReason(idea: ModelReason, { brief }: Need): string {
  const said = [brief.recipientType, brief.occasion, ...brief.interests, brief.avoid];
  const basis = basisOf(idea, said, brief.occasion);
  const clause = idea.why.trim().replace(/[.!\s]+$/, "");
  // 'They' at its beginning are the things.
  const claim = clause.replace(/^they\b/i, "it");
  const thing = [idea.title, idea.description, idea.phrase];
  if (!CLAUSE.test(clause) || untraced(claim, { said, thing }).length > 0)
    return `You said “${basis}”.`;
  const told = clause.charAt(0).toLowerCase() + clause.slice(1);
  const isInterest = brief.interests.some((one) => nameKey(one) === nameKey(basis));
  return isInterest ? `For ${basis}: ${told}.` : `You said “${basis}”: ${told}.`;
}

/** Words that stand in the brief: those that the model copied, or else the first interest that it answers. */
function basisOf({ basis, answers }: ModelReason, said: string[], occasion: string): string {
  const copied = ` ${nameKey(basis)} `;
  const isSaid = basis !== "" && said.some((text) => ` ${nameKey(text)} `.includes(copied));
  return isSaid ? basis : (answers[0] ?? occasion);
}
