import type { ServerResponse } from "node:http";
import { MARKUP, pause, playFault, type World } from "./world";

/** The fields used of a chat completions request. */
export type ChatRequest = {
  stream?: boolean;
  messages: { role: string; content: unknown }[];
  response_format?: { json_schema?: { schema?: unknown } };
};

/** The fake model's ideas; those that the prompt lists as known are skipped. */
const THINGS = [
  ["Folding garden kneeler", "garden kneeler seat", "up to 50"],
  ["Loose leaf tea sampler", "loose leaf tea gift set", "up to 50"],
  ["Terracotta herb planter", "terracotta herb planter", "up to 50"],
  ["Bird feeding station", "bird feeding station", "up to 50"],
  ["Illustrated allotment journal", "gardening journal", "up to 50"],
  ["Copper watering can", "copper watering can", "up to 50"],
  ["Beeswax hand balm", "gardener hand balm", "up to 50"],
  ["Pressed flower kit", "pressed flower kit", "up to 50"],
  ["Stoneware teapot", "stoneware teapot", "up to 50"],
  ["Wildflower seed collection", "wildflower seeds", "up to 50"],
  ["Canvas tool apron", "garden tool apron", "up to 50"],
  ["Heirloom tomato growing set", "tomato growing kit", "up to 50"],
] as const;

export const isIdeasRequest = (body: ChatRequest) =>
  JSON.stringify(body.response_format ?? "").includes('"title"');

const promptOf = (body: ChatRequest) =>
  body.messages.map((one) => JSON.stringify(one.content)).join("\n");

function ideasFor(body: ChatRequest, fault: string): unknown[] {
  const prompt = promptOf(body).toLowerCase();
  const unknown = THINGS.filter(([title]) => !prompt.includes(title.toLowerCase()));
  const dirt = fault === "markup" ? MARKUP : "";
  const make = ([title, phrase]: readonly string[], number: number) => ({
    title: `${title}${dirt}`,
    description: `A ${String(title).toLowerCase()} that will be used week after week.${dirt}`,
    phrase: `${phrase}`,
    basis: "Gardening",
    why: `it is made for days out of doors and lasts for years.${dirt}`,
    personalTouch: `Tie a label to it and write down where it came from.${dirt}`,
    kind: "garden thing",
    answers: ["Gardening", "Tea"],
    contains: [],
    lowestPrice: 10 + number,
    highestPrice: 40,
  });
  if (fault === "empty") return [];
  if (fault === "fifty")
    return Array.from({ length: 10 }, () => THINGS.slice(0, 5))
      .flat()
      .map(make);
  if (fault === "duplicates") return [...THINGS.slice(0, 2), ...THINGS.slice(0, 2)].map(make);
  return unknown.slice(0, 5).map(make);
}

/** A review of each product in the prompt (`Product N`), in the words of its listing. */
function reviewsFor(body: ChatRequest, fault: string): unknown[] {
  const numbers = [...promptOf(body).matchAll(/Product (\d+):/g)].map((match) => Number(match[1]));
  const dirt = fault === "markup" ? MARKUP : "";
  const improper = "I tested this for weeks and customers say it deserves 5 stars.";
  return [...new Set(numbers)].map((number) => ({
    number,
    reviewText:
      fault === "improper"
        ? `${improper} A sound choice for regular use.`
        : `The listing describes a sound product for regular use.${dirt}`,
    pros: [
      fault === "improper" ? "We love it" : `Made for outdoor use${dirt}`,
      "Easy to store away",
    ],
    cons: [`the weight${dirt}`],
  }));
}

/** The response's text in chunks, one element each. */
function piecesOf(body: ChatRequest, fault: string): string[] {
  const elements = isIdeasRequest(body) ? ideasFor(body, fault) : reviewsFor(body, fault);
  const texts = elements.map((element) => JSON.stringify(element));
  const [opening, closing] = fault === "fenced" ? ["Here you are:\n```json\n", "\n```"] : ["", ""];
  if (fault === "prose") return ["I am sorry, ", "but I would rather talk about the weather."];
  if (fault === "list")
    return ["1. **Garden kneeler**: kind to the knees.\n", "2. **Teapot**: for the afternoon."];
  if (fault === "long") return [`{"elements":[{"title":"${"x".repeat(1_000_000)}`];
  const pieces = texts.map((text, place) =>
    place === 0 ? `${opening}{"elements":[${text}` : `,${text}`,
  );
  if (fault === "truncated") return [...pieces.slice(0, 2), (pieces[2] ?? "").slice(0, 40)];
  return [...(pieces.length > 0 ? pieces : [`${opening}{"elements":[`]), `]}${closing}`];
}

/** Chat completions as the OpenAI API streams them (server-sent events that end with [DONE]). */
export async function answerChat(
  world: World,
  body: ChatRequest,
  fault: string,
  response: ServerResponse,
) {
  if (await playFault(world, response, fault)) return;
  const latency = () => world.latency[isIdeasRequest(body) ? "idea" : "review"];
  const pieces = piecesOf(body, fault);
  const common = { id: "chatcmpl-test", created: 1_795_000_000, model: "test-model" };
  const usage = { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1000 };
  if (!body.stream) {
    await pause(world, latency());
    const message = { role: "assistant", content: pieces.join("") };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    response.writeHead(200, { "Content-Type": "application/json" });
    return response.end(JSON.stringify({ ...common, object: "chat.completion", choices, usage }));
  }
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-cache",
  });
  const send = (delta: unknown, finish_reason: string | null, more = {}) => {
    const choices = [{ index: 0, delta, logprobs: null, finish_reason }];
    const chunk = { ...common, object: "chat.completion.chunk", choices, ...more };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  if (isIdeasRequest(body)) await pause(world, world.latency.first ?? 0);
  send({ role: "assistant", content: "" }, null);
  for (const [place, content] of pieces.entries()) {
    await pause(world, place < pieces.length - 1 || pieces.length === 1 ? latency() : 0);
    if (response.destroyed) return;
    if (fault === "stall" && place === 2) return;
    if (fault === "break" && place === 2) return response.destroy();
    send({ content }, null);
  }
  send({}, fault === "truncated" ? "length" : "stop");
  response.write(
    `data: ${JSON.stringify({ ...common, object: "chat.completion.chunk", choices: [], usage })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}
