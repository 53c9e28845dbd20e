import { saysAny } from "~/domain/knowledge/avoiding/shown";
import { understandBrief } from "~/domain/knowledge/need";
import { untraced } from "~/domain/products/reason-check";
import type { Suggestion } from "~/domain/search/suggestion";
import { CONFIG_NAMES } from "../../workers/config";
import { type EvaluationBrief, evaluationBriefs, namesInterest } from "../support/briefs";
import { printTable, withRibbon } from "../support/measure";
import { enqueue, lastEvent, suggestionsOf } from "../support/search-client";
import { judgePairwise } from "./judge";

type Answered = EvaluationBrief & { ideas: Suggestion[] };

const AT_ONCE = 8;

/**
 * The answers to the briefs of the evaluation by the configured providers, measured by code, and with a
 * judge (docs/ideas.md) against a model's one-shot answer.
 */
export async function bench(): Promise<void> {
  await withRibbon(async (origin) => {
    const answers: Answered[] = [];
    const waiting = [...evaluationBriefs];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        answers.push({ ...next, ideas: await answer(origin, next) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    printShares(answers);
    await judgePairwise(answers);
  }, configuration());
}

/** The providers' configuration of this process. */
function configuration(): Record<string, string> {
  const given = CONFIG_NAMES.map((name) => [name, process.env[name] ?? ""] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

async function answer(origin: string, { brief }: EvaluationBrief): Promise<Suggestion[]> {
  const uid = await enqueue(origin, brief);
  await lastEvent(origin, uid);
  return suggestionsOf(origin, uid);
}

function printShares(answers: Answered[]): void {
  const ideas = answers.flatMap((one) => one.ideas.map((idea) => ({ ...one, idea })));
  const products = ideas.flatMap((one) =>
    one.idea.products.map((product) => ({ ...one, product })),
  );
  const rows = [
    ["briefs with five ideas", ratio(answers, ({ ideas: own }) => own.length >= 5), "100 %"],
    ...(["mainstream", "unusual"] as const).map((group) => [
      `stated interests answered, ${group}`,
      answeredShare(answers, group),
      group === "mainstream" ? "98 %" : "85 %",
    ]),
    ["reasons that can be traced", ratio(ideas, isTraced), "97 %"],
    ["ideas without a product", ratio(ideas, ({ idea }) => idea.products.length === 0), "0 %"],
    ["products within the budget", ratio(products, isWithinBudget), "100 %"],
    ["ideas that say what is to be avoided", ratio(ideas, isAvoided), "0 %"],
    ["briefs that share the most frequent idea", mostFrequent(answers), "2 %"],
    ["triples with the same ideas whatever the gender", sameTriples(answers), "100 %"],
  ];
  printTable(["", "figure", "aim"], rows);
}

const percent = (part: number, whole: number) =>
  whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

function ratio<T>(all: T[], holds: (one: T) => boolean): string {
  return percent(all.filter(holds).length, all.length);
}

/** An interest is answered if an idea's reason names it. */
function answeredShare(answers: Answered[], group: EvaluationBrief["group"]): string {
  const stated = answers
    .filter((one) => one.group === group)
    .flatMap(({ brief, ideas }) =>
      understandBrief(brief).interests.map((interest) =>
        ideas.some(({ whyItFits }) => namesInterest(whyItFits, interest)),
      ),
    );
  return percent(stated.filter(Boolean).length, stated.length);
}

function isTraced({ brief, idea }: { brief: EvaluationBrief["brief"]; idea: Suggestion }): boolean {
  const said = [brief.recipientType, brief.occasion, ...brief.interests];
  const thing = [idea.suggestionTitle, idea.suggestionDescription];
  const [, claim = idea.whyItFits] = idea.whyItFits.split(/^[^:]*: /);
  return (
    untraced(claim, { said, thing: [...thing, ...(claim === idea.whyItFits ? [] : [claim])] })
      .length === 0
  );
}

type OfProduct = { brief: EvaluationBrief["brief"]; product: Suggestion["products"][number] };

function isWithinBudget({ brief, product }: OfProduct): boolean {
  return brief.budget === 0 || product.price === null || product.price.value <= brief.budget;
}

function isAvoided({
  brief,
  idea,
}: {
  brief: EvaluationBrief["brief"];
  idea: Suggestion;
}): boolean {
  const { words } = understandBrief(brief).avoidances;
  const shown = [idea.suggestionTitle, ...idea.products.map(({ title }) => title)].join(" ");
  return words.size > 0 && saysAny(shown, words);
}

function mostFrequent(answers: Answered[]): string {
  const unrelated = answers.filter(({ triple }) => triple === null);
  const counts = new Map<string, number>();
  for (const { ideas } of unrelated) {
    for (const { suggestionTitle } of ideas) {
      counts.set(suggestionTitle, (counts.get(suggestionTitle) ?? 0) + 1);
    }
  }
  const [[title, count] = ["none", 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return `${percent(count, unrelated.length)} (${title})`;
}

function sameTriples(answers: Answered[]): string {
  const titles = new Map<number, Set<string>>();
  for (const { triple, ideas } of answers) {
    if (triple === null) continue;
    const set = titles.get(triple) ?? new Set();
    titles.set(triple, set.add(ideas.map((idea) => idea.suggestionTitle).join("|")));
  }
  return ratio([...titles.values()], (set) => set.size === 1);
}
