import { evaluationBriefs } from "../support/briefs";
import { atMost, percentile, printTable, seconds, withRibbon } from "../support/measure";
import { enqueue, eventsOf, lastEvent, suggestionsOf } from "../support/search-client";
import { upstreamWorld } from "../support/upstreams/client";
import { startUpstreams } from "../support/upstreams/server";

/** What a model takes, in ms: to its first token, and for each idea. */
const FIRST_TOKEN = 800;
const IDEA = 1_300;
const AIMS = { p50: 150, p95: 1_000 };

/** Every second brief of the evaluation: 40 mainstream, 40 unusual, 10 vague and 10 special ones. */
const briefs = evaluationBriefs.filter((_, place) => place % 2 === 0);

type First = { group: string; ms: number; isOwn: boolean; ideas: number };

/**
 * When the first idea of 100 mixed briefs is visible with a paced model, from sending the brief to its
 * event, and for how many the knowledge spoke. `IDEAS_FIRST=model` measures without it.
 */
export async function bench(): Promise<void> {
  const upstreams = await startUpstreams();
  const world = upstreamWorld(upstreams.origin);
  await world.plan({ "openai/ideas": [`slow ${FIRST_TOKEN}!`] });
  await world.latency({ idea: IDEA, search: 0, detail: 0, review: 0 });
  const { IDEAS_FIRST = "knowledge" } = process.env;
  const env = { OPENAI_API_KEY: "sk-bench", OPENAI_BASE_URL: world.openai, IDEAS_FIRST };
  try {
    await withRibbon(
      async (origin) => {
        await lastEvent(origin, await enqueue(origin));
        print(await measureAll(origin));
      },
      { ...env, DAILY_MODEL_CALLS: "1000000" },
    );
  } finally {
    upstreams.stop();
  }
}

/** One after the other, while earlier searches go on. */
async function measureAll(origin: string): Promise<First[]> {
  const measured: (Omit<First, "isOwn" | "ideas"> & { uid: string })[] = [];
  for (const { group, brief } of briefs) {
    const begun = performance.now();
    const uid = await enqueue(origin, brief);
    measured.push({ group, uid, ms: (await firstIdea(origin, uid)) - begun });
  }
  return Promise.all(
    measured.map(async ({ uid, ...one }) => {
      await lastEvent(origin, uid);
      const ideas = await suggestionsOf(origin, uid);
      const isOwn = ideas[0]?.ideaNote === "From Ribbon's own collection.";
      return { ...one, isOwn, ideas: ideas.length };
    }),
  );
}

/** The time of the first `idea` event of a search. */
async function firstIdea(origin: string, uid: string): Promise<number> {
  for await (const { type } of eventsOf(origin, uid)) {
    if (type === "idea") return performance.now();
  }
  return Number.NaN;
}

function print(all: First[]): void {
  const groups = ["mainstream", "unusual", "vague", "special"];
  const rows = ["all", ...groups].map((name) => {
    const some = all.filter(({ group }) => name === "all" || group === name);
    const times = some.map(({ ms }) => ms);
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    const isAll = name === "all";
    return [
      name,
      String(some.length),
      String(some.filter(({ isOwn }) => isOwn).length),
      seconds(p50),
      isAll ? atMost(AIMS.p50, p50, seconds) : "",
      seconds(p95),
      isAll ? atMost(AIMS.p95, p95, seconds) : "",
      String(some.filter(({ ideas }) => ideas === 5).length),
    ];
  });
  const heads = ["briefs", "", "knowledge spoke", "p50", "aim", "p95", "aim", "five ideas"];
  printTable(heads, rows);
}
