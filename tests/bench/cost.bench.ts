import { atMost } from "../support/measure";
import { timeSearch, withLiveServer } from "./live-run";

/** List prices in dollars, as of November 2026. */
const PRICES = {
  /** gpt-4.1-mini, per million tokens. */
  inputTokens: 0.4,
  outputTokens: 1.6,
  /** Rainforest API, per credit on the plan with 10,000 a month. */
  credit: 0.0083,
};
/** The most that a new brief may cost, in dollars. */
const AIM = 0.2;
/** Roughly, for English text. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * The cost of a search, in calls and dollars: for a new brief, a repeated one, and another country.
 */
export async function bench(): Promise<void> {
  await withLiveServer(async (server, world) => {
    const impersonal = { recipientType: "Mother", interests: "Gardening, Tea" };
    const count = async (title: string, work: () => Promise<string>) => {
      const before = (await world.received()).length;
      const answer = await work();
      const calls = (await world.received()).slice(before);
      const of = (kind: string) => calls.filter((call) => call.kind === kind).length;
      const toModel = calls.filter(({ service }) => service === "openai");
      const input = JSON.stringify(toModel.map(({ body }) => body)).length / CHARACTERS_PER_TOKEN;
      const output = toModel.length > 0 ? answer.length / CHARACTERS_PER_TOKEN : 0;
      const model = (input * PRICES.inputTokens + output * PRICES.outputTokens) / 1e6;
      const retail = (of("search") + of("product")) * PRICES.credit;
      console.log(
        `${title}: ${of("ideas")} ideas + ${of("reviews")} review calls ($${model.toFixed(4)}), ${of("search")} searches + ${of("product")} details ($${retail.toFixed(3)}), total $${(model + retail).toFixed(3)} (aim ${atMost(AIM, model + retail, (one) => `$${one.toFixed(2)}`)})`,
      );
    };
    const search = async () => {
      const { suggestions } = await timeSearch(server, impersonal);
      const written = suggestions.map(({ products, ...idea }) => [
        idea,
        products.map((one) => one.review),
      ]);
      return JSON.stringify(written);
    };
    await count("a new brief", search);
    await count("the same brief again", search);
    await count("the same person in another country", async () => {
      const { suggestions } = await timeSearch(server, { ...impersonal, region: "USA" });
      return JSON.stringify(
        suggestions.map(({ products, ...idea }) => [idea, products.map((one) => one.review)]),
      );
    });
  });
}
