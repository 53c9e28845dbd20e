import type { AnswerCache } from "~/domain/upstream/answer-cache";
import { sha256Hex } from "~/lib/sha256";

/** Never fetched: an address that only names an entry. */
const PLACE = "https://answers.ribbon.invalid/";

/**
 * Answers kept in the platform's Cache API. Chosen over KV: answers may be lost but never old, each
 * carries its own age limit, reading is free and close to the search, and a write costs nothing
 * where KV's are the dearest part of a search. What one place does not know, it asks for once.
 */
export function answerCache(): AnswerCache {
  const open = () => caches.open("answers");
  const addressOf = async (key: string) => PLACE + (await sha256Hex(key));
  return {
    async read(key) {
      const known = await (await open()).match(await addressOf(key)).catch(() => undefined);
      return known?.json();
    },
    async write(key, value, seconds) {
      const headers = { "Content-Type": "application/json", "Cache-Control": `max-age=${seconds}` };
      const answer = new Response(JSON.stringify(value), { headers });
      await (await open()).put(await addressOf(key), answer).catch(() => {});
    },
  };
}
