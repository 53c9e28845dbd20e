import type { ServerResponse } from "node:http";

export const SERVICES = ["openai", "rainforest", "creators", "openlibrary"] as const;
export type Service = (typeof SERVICES)[number];

/** A request as a service got it: what a test may count and read. */
export type Received = {
  service: Service;
  kind: string;
  detail: string;
  at: number;
  body: unknown;
};

/**
 * How a world behaves. `plan` holds, by `service/kind` (such as `openai/ideas`), the faults of the
 * next requests in their order; the last one ends with `!` where it stays for good. `latency` is in
 * milliseconds: of one idea, a search, a product's details, a review.
 */
export type World = {
  plan: Record<string, string[]>;
  latency: { idea: number; search: number; detail: number; review: number };
  received: Received[];
};

const worlds = new Map<string, World>();

/** The world of a test: it begins healthy, quick and unknown to all others. */
export function worldOf(id: string): World {
  const known = worlds.get(id);
  if (known) return known;
  const made: World = {
    plan: {},
    latency: { idea: 0, search: 0, detail: 0, review: 0 },
    received: [],
  };
  worlds.set(id, made);
  return made;
}

/** The fault planned for this request, or "" where it is to be answered well. */
export function nextFault(world: World, purpose: string): string {
  const planned = world.plan[purpose];
  const [next = ""] = planned ?? [];
  if (next.endsWith("!")) return next.slice(0, -1);
  planned?.shift();
  return next;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}

/**
 * Plays a fault that is the same on every service: `401`, `402`, `429`, `429 3600` (Retry-After in
 * seconds), `500`, `reset`, `hang`, `html`, `huge`. False for all others, which a service knows.
 */
export async function playFault(response: ServerResponse, fault: string): Promise<boolean> {
  const [name = "", parameter] = fault.split(" ");
  if (/^[45]\d\d$/.test(name)) {
    const headers = parameter ? { "Retry-After": parameter } : {};
    const message = `refused with api_key=${SECRET_IN_ERRORS}`;
    sendJson(response, Number(name), { error: { message, type: "error", code: name } }, headers);
    return true;
  }
  if (name === "reset") response.destroy();
  else if (name === "html")
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sorry</h1>");
  else if (name === "huge") response.writeHead(200).end(`{"a":"${"x".repeat(1_000_000)}`);
  else if (name === "slow") {
    await pause(Number(parameter));
    return false;
  } else if (name !== "hang") return false;
  return true;
}

/** Upstreams sometimes echo a key in their errors; it must reach no log and no page. */
export const SECRET_IN_ERRORS = "sk-echoed-by-upstream";

/** What must never run, wherever an upstream puts it. */
export const MARKUP = `<script>document.title="owned"</script><img src=x onerror="document.title='owned'">`;
