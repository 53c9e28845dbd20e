import type { Need } from "~/domain/knowledge/need";
import type { ProductSource } from "~/domain/products/product-source";
import type { Candidate } from "./candidate";
import { toIdea } from "./candidate-idea";
import { worthOfPick, worthOfSafePick } from "./embedded-picks";
import { appealAt, points } from "./embedded-score";

/** Ideas that are looked up beside the best. */
const MOST_PEERS = 5;
/** A store that takes longer is not asked for: the first idea must not wait for it. */
const SLOWEST_MS = 80;

type Choice = { left: Candidate[]; chosen: Candidate[]; need: Need };

/**
 * Of the best candidate and those that are as good, the first whose products are kept, else the best. As good is
 * what only its turn puts behind: for the same interests, as welcome, picked if the best is, and as new a kind of
 * thing beside those that are `chosen`.
 */
export async function warmest(
  best: Candidate,
  { left, chosen, need }: Choice,
  isKept: NonNullable<ProductSource["isKept"]>,
): Promise<Candidate> {
  const ofKind = (one: Candidate) =>
    chosen.filter(({ idea }) => idea.kind === one.idea.kind).length;
  const peers = left
    .filter((one) => one !== best && !chosen.includes(one) && ofKind(one) === ofKind(best))
    .filter((one) => isAsGood(one, best, need))
    .sort((a, b) => b.score - a.score);
  const all = [best, ...peers.slice(0, MOST_PEERS)];
  if (all.length === 1) return best;
  const late = new Promise<boolean[]>((resolve) => setTimeout(resolve, SLOWEST_MS, []));
  const kept = await Promise.race([Promise.all(all.map(isThere)), late]);
  return all[Math.max(0, kept.indexOf(true))] ?? best;

  async function isThere(one: Candidate): Promise<boolean> {
    const { phrase, entry, about } = toIdea(one, need);
    return isKept({ phrase, entry, about, brief: need.brief }).catch(() => false);
  }
}

function isAsGood(one: Candidate, best: Candidate, need: Need): boolean {
  const isPicked = ({ idea, answers }: Candidate) =>
    worthOfPick(idea, answers, need) > 0 || worthOfSafePick(idea, need) > 0;
  return (
    best.score - one.score <= points.turn &&
    one.about === best.about &&
    one.answers.length === best.answers.length &&
    one.answers.every((answer) => best.answers.includes(answer)) &&
    appealAt(one.idea, need.brief.age) === appealAt(best.idea, need.brief.age) &&
    isPicked(one) === isPicked(best)
  );
}
