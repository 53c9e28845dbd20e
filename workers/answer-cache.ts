import { waitUntil } from "cloudflare:workers";
import type { AnswerCache, Reach } from "~/domain/upstream/answer-cache";
import { nameOfAnswer } from "./answer-name";

/** The Cache API needs a URL as the key; this one is never fetched. */
const KEY_PREFIX = "https://answers.ribbon.invalid/";
/** The largest value that the network keeps, in characters of JSON; usual ones have a tenth. */
const LARGEST = 65_536;
/** The platform keeps nothing for a shorter time. */
const SHORTEST_S = 60;
/** How long a search waits for the network's store before it goes on without. */
const READ_MS = 2_000;

/**
 * Providers' responses in Cloudflare's Cache API, per data centre, and behind it in KV for the whole
 * network if there is a namespace (docs/decisions/103-answers-for-the-whole-network.md). Errors of either
 * count as misses.
 */
export function answerCache(network?: KVNamespace): AnswerCache {
  const open = () => caches.open("answers");

  const keepHere = async (name: string, text: string, seconds: number) => {
    const maxAge = `max-age=${Math.floor(seconds)}`;
    const headers = { "Content-Type": "application/json", "Cache-Control": maxAge };
    await (await open()).put(KEY_PREFIX + name, new Response(text, { headers })).catch(() => {});
  };

  const readNetwork = async (name: string) => {
    if (!network) return undefined;
    const found = await Promise.race([
      network.getWithMetadata<{ until: number }>(name).catch(() => null),
      scheduler.wait(READ_MS).then(() => null),
    ]);
    if (!found?.value || !found.metadata) return undefined;
    const seconds = (found.metadata.until - Date.now()) / 1000;
    if (seconds <= 0) return undefined;
    waitUntil(keepHere(name, found.value, seconds));
    return JSON.parse(found.value) as unknown;
  };

  return {
    async read(key) {
      const name = await nameOfAnswer(key);
      const here = await (await open()).match(KEY_PREFIX + name).catch(() => undefined);
      return here ? here.json() : readNetwork(name);
    },
    // Whoever does not wait for it may have answered before.
    write(key, value, seconds, reach = "network") {
      const written = writeAll(key, value, seconds, reach);
      waitUntil(written);
      return written;
    },
  };

  async function writeAll(key: string, value: unknown, seconds: number, reach: Reach) {
    const name = await nameOfAnswer(key);
    const text = JSON.stringify(value);
    const until = Date.now() + seconds * 1000;
    const isForAll = reach === "network" && text.length <= LARGEST && seconds > SHORTEST_S;
    await Promise.all([
      keepHere(name, text, seconds),
      isForAll &&
        network
          ?.put(name, text, { expiration: Math.floor(until / 1000), metadata: { until } })
          .catch(() => {}),
    ]);
  }
}
