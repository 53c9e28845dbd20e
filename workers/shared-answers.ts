import { DurableObject, waitUntil } from "cloudflare:workers";
import type { CountQuestion, ProductQuestion } from "~/domain/products/product-question";
import type { AskedQuestions } from "~/domain/products/renew-questions.server";
import { flights } from "~/domain/upstream/flights";
import { type Landing, meetAt, type SingleFlight } from "~/domain/upstream/single-flight";
import { sha256Hex } from "~/lib/sha256";
import { askedQuestions } from "./asked-questions";

/** How many objects share the questions; each takes hundreds of requests a second. */
const PARTS = 8;

/**
 * One object for each part of what providers are asked: where those who ask the same at once meet, in
 * memory, and how often shops are asked what, in SQLite
 * (docs/decisions/103-answers-for-the-whole-network.md).
 */
export class SharedAnswers extends DurableObject {
  readonly #flights = flights();
  readonly #asked = askedQuestions(this.ctx.storage);

  async join(key: string): Promise<"lead" | "wait" | Landing> {
    return this.#flights.join(key);
  }

  async wait(key: string): Promise<Landing | null> {
    return this.#flights.wait(key);
  }

  async land(key: string, landing: Landing): Promise<void> {
    this.#flights.land(key, landing);
  }

  async count(...[question, asked]: Parameters<CountQuestion>): Promise<void> {
    this.#asked.count(question, asked, new Date());
  }

  async due(share: { most: number; budget: number }): Promise<ProductQuestion[]> {
    return this.#asked.due(share, new Date());
  }

  async renewed(question: ProductQuestion, asOf: string): Promise<void> {
    this.#asked.renewed(question, asOf);
  }
}

type Namespace = Env["SHARED_ANSWERS"];

/** A new stub for each call: one can be used only in the request that made it. */
const part = (namespace: Namespace, number: number) =>
  namespace.get(namespace.idFromName(`part ${number % PARTS}`));

const partOf = (namespace: Namespace, hash: string) =>
  part(namespace, Number.parseInt(hash.slice(0, 8), 16));

/** Keys are hashed first, so that no question of a personal search reaches an object. */
export function singleFlight(namespace: Namespace): SingleFlight {
  const fly = meetAt({
    join: (hash) => partOf(namespace, hash).join(hash),
    wait: (hash) => partOf(namespace, hash).wait(hash),
    async land(hash, landing) {
      const landed = partOf(namespace, hash).land(hash, landing);
      // Whoever asked does not wait for it.
      waitUntil(landed.catch(() => {}));
      await landed;
    },
  });
  return async (key, call) => fly(await sha256Hex(key), call);
}

const partOfQuestion = async (namespace: Namespace, question: ProductQuestion) =>
  partOf(namespace, await sha256Hex(JSON.stringify(question)));

/** Counts questions without anybody waiting for it; what is lost is one ask of many. */
export function questionCounter(namespace: Namespace): CountQuestion {
  return ({ phrase, ...rest }, asked) => {
    const question = { phrase: phrase.toLowerCase(), ...rest };
    const counted = partOfQuestion(namespace, question).then((object) =>
      object.count(question, asked),
    );
    waitUntil(counted.catch(() => {}));
  };
}

/** The counted questions of all parts; `most` and `budget` are divided among them. */
export function sharedQuestions(namespace: Namespace): AskedQuestions {
  return {
    async due({ most, budget }) {
      const share = { most: Math.ceil(most / PARTS), budget: Math.floor(budget / PARTS) };
      const parts = Array.from({ length: PARTS }, (_, number) => part(namespace, number));
      return (await Promise.all(parts.map((object) => object.due(share)))).flat();
    },
    renewed: async (question, asOf) =>
      (await partOfQuestion(namespace, question)).renewed(question, asOf),
  };
}
