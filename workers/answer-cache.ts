import type { AnswerCache } from "~/domain/upstream/answer-cache";
import { sha256Hex } from "~/lib/sha256";

/** The Cache API needs a URL as the key; this one is never fetched. */
const KEY_PREFIX = "https://answers.ribbon.invalid/";

/**
 * Providers' responses in Cloudflare's Cache API, per data centre. Errors of the cache count as misses.
 * docs/decisions/021-provider-answers-in-the-cache-api.md explains why it is not KV or D1.
 */
export function answerCache(): AnswerCache {
  const open = () => caches.open("answers");
  const urlOf = async (key: string) => KEY_PREFIX + (await sha256Hex(key));
  return {
    async read(key) {
      const cached = await (await open()).match(await urlOf(key)).catch(() => undefined);
      return cached?.json();
    },
    async write(key, value, seconds) {
      const headers = { "Content-Type": "application/json", "Cache-Control": `max-age=${seconds}` };
      const response = new Response(JSON.stringify(value), { headers });
      await (await open()).put(await urlOf(key), response).catch(() => {});
    },
  };
}
