import { env } from "cloudflare:test";
import { beforeAll } from "vitest";
import type { z } from "zod";
import type { giftIdeaSchema } from "~/domain/knowledge/gift-idea.schema";

export type WrittenIdea = z.output<typeof giftIdeaSchema>;

/**
 * Loads the sample catalogue for a test file; called only by files that need it, because it is
 * slow.
 */
export function withCatalogue(): void {
  beforeAll(async () => {
    for (let part = 0; ; part++) {
      const statements = await read<string[]>(`statements/${part}`);
      if (statements.length === 0) return;
      await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
    }
  });
}

/** Every idea of the knowledge as it is written in db/catalogue, with its products. */
export const readWrittenIdeas = () => read<WrittenIdea[]>("ideas");

async function read<Part>(path: string): Promise<Part> {
  const answer = await env.TEST_CATALOGUE.fetch(`https://catalogue/${path}`);
  return answer.json();
}
