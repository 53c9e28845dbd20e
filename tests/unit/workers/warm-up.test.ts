import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { type Environment, parseEnv } from "../../../workers/env";
import { warmUp } from "../../../workers/warm-up";
import { withCatalogue } from "../../support/catalogue";

withCatalogue();

/** An environment that names every provider that is asked. */
function watched(withModel: boolean) {
  const asked: string[] = [];
  const source = (name: string) => ({
    name,
    async *suggest() {
      asked.push(name);
      yield* [{ title: "A", description: "B", why: "C", phrase: "D" }];
    },
  });
  const { providers, ...rest } = parseEnv({ ...env } as unknown as Env);
  const watching: Environment = {
    ...rest,
    providers: {
      ...providers,
      ideas: source(withModel ? "model" : "knowledge"),
      standIn: withModel ? source("knowledge") : null,
      products: {
        ...providers.products,
        sample: !withModel,
        find: async () => {
          asked.push("products");
          return [];
        },
      },
    },
  };
  const works: Promise<unknown>[] = [];
  return { asked, begin: () => warmUp(watching, (work) => works.push(work)), works };
}

test("an isolate is warmed once, by the knowledge and the sample catalogue", async () => {
  const { asked, begin, works } = watched(false);
  begin();
  begin();
  await Promise.all(works);
  expect(works).toHaveLength(1);
  expect(asked).toEqual(["knowledge", "products"]);
});

test("neither a model nor a retailer is asked for it", async () => {
  const { asked, begin, works } = watched(true);
  begin();
  await Promise.all(works);
  expect(asked).toEqual(["knowledge"]);
});
