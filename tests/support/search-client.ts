import { randomInt } from "node:crypto";
import type { Brief } from "~/domain/brief/brief.schema";
import type { Suggestion } from "~/domain/search/suggestion";
import { gardenBrief } from "./search";

/** Rate limits count per address, and every search here is from a different visitor. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Each request has its own connection, so that none can be closed while idle. */
const ask = (address: string, { headers, ...rest }: RequestInit = {}) =>
  fetch(address, { ...rest, headers: { ...headers, Connection: "close" } });

/** Starts a search over HTTP and returns its uid. */
export async function enqueue(origin: string, brief: Brief = gardenBrief): Promise<string> {
  const response = await ask(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": someAddress() },
    body: JSON.stringify({ ...brief, interests: brief.interests.join(", ") }),
  });
  if (!response.ok)
    throw new Error(`enqueue returned ${response.status}: ${await response.text()}`);
  const { uid } = (await response.json()) as { uid: string };
  return uid;
}

type SearchEvent = { type: string; data: Partial<Suggestion> };

/** The events of a search as they arrive; to stop reading ends the connection. */
export async function* eventsOf(origin: string, uid: string): AsyncGenerator<SearchEvent> {
  const response = await ask(`${origin}/giftsearch/${uid}/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return;
      const parts = `${text}${chunk.value}`.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const [, type, data] = /^event: (.*)\ndata: (.*)$/m.exec(part) ?? [];
        if (type && data) yield { type, data: JSON.parse(data) };
      }
    }
  } finally {
    await reader?.cancel();
  }
}

/** Waits for a search's last event and returns its type. */
export async function lastEvent(origin: string, uid: string): Promise<string> {
  const response = await ask(`${origin}/giftsearch/${uid}/events`);
  const types = [...(await response.text()).matchAll(/^event: (.*)$/gm)];
  return types.at(-1)?.[1] ?? `none, status ${response.status}`;
}

/** The polling endpoint's suggestions. */
export async function suggestionsOf(origin: string, uid: string): Promise<Suggestion[]> {
  const response = await ask(`${origin}/api/giftsearch/${uid}`);
  if (!response.ok) throw new Error(`the search returned ${response.status}`);
  return response.status === 202 ? [] : ((await response.json()) as Suggestion[]);
}
