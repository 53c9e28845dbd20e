import { Miniflare } from "miniflare";
import type { Brief } from "~/domain/brief/brief.schema";
import type { IdeaSource } from "~/domain/products/idea-source";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import type { ProductQuestion } from "~/domain/products/product-question";
import type { AnswerCache } from "~/domain/upstream/answer-cache";
import { embeddedIdeas } from "~/providers/ideas/embedded";
import { knowledgeFirst } from "~/providers/ideas/knowledge-first";
import { rainforestProducts } from "~/providers/products/rainforest";
import { LEAD_COUNTS } from "~/providers/products/retail-search";
import { nameOfAnswer } from "../../workers/answer-name";
import { beginPrepared } from "../support/prepared-state";
import { openGuard, testDependencies } from "../support/provider-dependencies";
import { ideasFor } from "./instant-day";
import type { UpstreamWorld } from "./instant-server";

/** A model that has no ideas: those with which the knowledge leads are left. */
const noModel: IdeaSource = { name: "none", async *suggest() {} };
const SOURCES = {
  embedded: embeddedIdeas(ideasFor),
  beside: knowledgeFirst(noModel, ideasFor),
};

export type Way = keyof typeof SOURCES;

/**
 * The questions in words of ours that are asked most where the nth brief is searched for 1/n as often as the first,
 * counted as the product counts them: of the knowledge alone, or of its ideas `beside` a model's.
 */
export async function mostAsked(
  briefs: Brief[],
  most: number,
  by: Way,
): Promise<ProductQuestion[]> {
  const source = SOURCES[by];
  const { signal } = new AbortController();
  const counts = new Map<string, number>();
  for (const [rank, brief] of briefs.entries()) {
    const request = {
      ...{ brief, wanted: IDEAS_PER_SEARCH, known: [], excludedTitles: [] },
      ...{ like: null, isFirst: true },
    };
    let times = LEAD_COUNTS;
    for await (const { phrase, about } of source.suggest(request, signal, () => {})) {
      const { region } = brief;
      const question = JSON.stringify({ phrase: phrase.toLowerCase(), region, budget: 0 });
      if (about === undefined)
        counts.set(question, (counts.get(question) ?? 0) + times / (rank + 1));
      times = 1;
    }
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, most).map(([question]) => JSON.parse(question) as ProductQuestion);
}

/** Has a retailer's answers to some questions kept for the network, as cron does, in the state of a server to come. */
export async function warm(
  stateDir: string,
  world: UpstreamWorld,
  questions: ProductQuestion[],
): Promise<void> {
  beginPrepared(stateDir);
  const store = new Miniflare({
    modules: true,
    script: "export default {}",
    kvNamespaces: { ANSWERS: "ribbon-local" },
    defaultPersistRoot: `${stateDir}/v3`,
  });
  const network = await store.getKVNamespace("ANSWERS");
  const keep = async (key: string, value: unknown, seconds: number) => {
    const until = Date.now() + seconds * 1000;
    const options = { expiration: Math.floor(until / 1000), metadata: { until } };
    await network.put(await nameOfAnswer(key), JSON.stringify(value), options);
  };
  const kept: Promise<void>[] = [];
  const cache: AnswerCache = {
    read: async () => undefined,
    write(key, value, seconds) {
      const written = keep(key, value, seconds);
      kept.push(written);
      return written;
    },
  };
  const settings = { apiKey: "bench", baseUrl: world.rainforest, tags: {} };
  const { renew } = rainforestProducts(settings, testDependencies({ cache, retail: openGuard() }));
  const { signal } = new AbortController();
  for (const question of questions) await renew?.(question, signal, () => {});
  await Promise.all(kept);
  await store.dispose();
}
