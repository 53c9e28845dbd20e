import type { ServerResponse } from "node:http";

export const SERVICES = ["openai", "rainforest", "creators", "openlibrary"] as const;
export type Service = (typeof SERVICES)[number];

/** A request that a service received. */
export type Received = {
  service: Service;
  kind: string;
  detail: string;
  at: number;
  body: unknown;
};

/**
 * The state of a world. `plan` has the faults of the next requests in order, by `service/kind`
 * (such as `openai/ideas`); a last one that ends with `!` repeats. `latency` is in milliseconds per
 * idea, search, product page and review; `first` is what the model takes before its first idea begins,
 * and with `searchTo` each phrase has a latency of its own from `search` to that. A new latency ends the
 * `waits` that are under way.
 */
export type World = {
  plan: Record<string, string[]>;
  latency: {
    first?: number;
    idea: number;
    search: number;
    searchTo?: number;
    detail: number;
    review: number;
  };
  received: Received[];
  waits: Set<() => void>;
};

/** Services that take no time. */
export const AT_ONCE = { idea: 0, search: 0, detail: 0, review: 0 };

const worlds = new Map<string, World>();

/** The world of a test; it starts without faults and latency. */
export function worldOf(id: string): World {
  const known = worlds.get(id);
  if (known) return known;
  const made: World = {
    plan: {},
    latency: { ...AT_ONCE },
    received: [],
    waits: new Set(),
  };
  worlds.set(id, made);
  return made;
}

/** The fault planned for this request, or "" for a success. */
export function nextFault(world: World, purpose: string): string {
  const planned = world.plan[purpose];
  const [next = ""] = planned ?? [];
  if (next.endsWith("!")) return next.slice(0, -1);
  planned?.shift();
  return next;
}

/** Waits so many milliseconds, or until the world's waits are ended. */
export async function pause({ waits }: World, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waits.delete(end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    waits.add(end);
  });
}

/** Ends all waits of a world. */
export function endWaits({ waits }: World): void {
  for (const end of waits) end();
}

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
 * Responds with a fault common to all services: `401`, `402`, `429`, `429 3600` (Retry-After in
 * seconds), `500`, `reset`, `hang`, `html`, `huge`, or waits first (`slow 600000`, in milliseconds).
 * Returns false for other faults, which are specific to a service.
 */
export async function playFault(
  world: World,
  response: ServerResponse,
  fault: string,
): Promise<boolean> {
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
    await pause(world, Number(parameter));
    return false;
  } else if (name !== "hang") return false;
  return true;
}

/** Providers sometimes echo a key in errors; it must not appear in a log or on a page. */
export const SECRET_IN_ERRORS = "sk-echoed-by-upstream";

/** Markup that must never run. */
export const MARKUP = `<script>document.title="owned"</script><img src=x onerror="document.title='owned'">`;
