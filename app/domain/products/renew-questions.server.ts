import { addSpending, NOTHING_SPENT } from "~/domain/upstream/spending";
import { outcomeOf } from "~/domain/upstream/upstream-call";
import { log } from "~/lib/log";
import type { ProductQuestion } from "./product-question";
import type { ProductSource } from "./product-source";

/** The questions that searches ask a retailer, most asked first. */
export type AskedQuestions = {
  /** Questions whose answers end soon: at most `most` now, and `budget` in a day (UTC). */
  due: (share: { most: number; budget: number }) => Promise<ProductQuestion[]>;
  renewed: (question: ProductQuestion, asOf: string) => Promise<void>;
};

/** The share of the day's paid calls that renewing may use. */
const SHARE = 0.1;
const MOST_IN_A_RUN = 24;
/** Below the platform's six connections. */
const AT_ONCE = 4;
const DEADLINE_MS = 20_000;

type Dependencies = { products: Pick<ProductSource, "renew">; asked: AskedQuestions };

/**
 * Asks a retailer again for what is asked most, before the answers end, so that searches find them.
 * `ceiling` is the most paid calls of a day. A failed question is due again half an hour later.
 */
export async function renewQuestions(
  { products: { renew }, asked }: Dependencies,
  ceiling: number,
): Promise<void> {
  if (!renew) return;
  const due = await asked.due({ most: MOST_IN_A_RUN, budget: Math.floor(ceiling * SHARE) });
  if (due.length === 0) return;
  let spending = NOTHING_SPENT;
  const work = async () => {
    for (let question = due.shift(); question; question = due.shift()) {
      const one = question;
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const outcome = await outcomeOf(
        () => renew(one, signal, (part) => (spending = addSpending(spending, part))),
        signal,
      );
      if (outcome.ok) await asked.renewed(one, outcome.value);
      // The next would meet the same.
      else if (!isWorthGoingOn(outcome.error.reason)) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  log({ event: "answers.renewed", ...spending });
}

const isWorthGoingOn = (reason: string) =>
  reason !== "quota" && reason !== "circuit-open" && reason !== "ceiling" && reason !== "refused";
