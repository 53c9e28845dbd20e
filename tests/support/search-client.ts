import { randomInt } from "node:crypto";
import type { Suggestion } from "~/domain/search/suggestion";
import { gardenBrief } from "./search";

/** A random address for each search, because rate limits count by network address. */
const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Fetches on a new connection. workerd closes idle ones, which can fail a request being sent. */
const fetchOnce = (address: string, { headers, ...rest }: RequestInit = {}) =>
  fetch(address, { ...rest, headers: { ...headers, Connection: "close" } });

/** Starts a search over HTTP and returns its uid. */
export async function enqueue(origin: string): Promise<string> {
  const response = await fetchOnce(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": randomAddress() },
    body: JSON.stringify({ ...gardenBrief, interests: gardenBrief.interests.join(", ") }),
  });
  if (!response.ok)
    throw new Error(`enqueue returned ${response.status}: ${await response.text()}`);
  const { uid } = (await response.json()) as { uid: string };
  return uid;
}

/** Waits for the event stream of a search to end and returns the type of its last event. */
export async function lastEvent(origin: string, uid: string): Promise<string> {
  const response = await fetchOnce(`${origin}/giftsearch/${uid}/events`);
  const types = [...(await response.text()).matchAll(/^event: (.*)$/gm)];
  return types.at(-1)?.[1] ?? `none, status ${response.status}`;
}

/** The suggestions that the polling endpoint returns now; none while it has nothing. */
export async function suggestionsOf(origin: string, uid: string): Promise<Suggestion[]> {
  const response = await fetchOnce(`${origin}/api/giftsearch/${uid}`);
  if (!response.ok) throw new Error(`the search returned ${response.status}`);
  return response.status === 202 ? [] : ((await response.json()) as Suggestion[]);
}
