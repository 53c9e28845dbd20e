import { expect, test } from "vitest";
import { eventStream } from "../../../workers/event-stream";

const EVENTS = 200;

/** The stream of events of 6 KB each after a version, read only once all of them were written. */
async function readLate(version: number): Promise<number[]> {
  const stream = eventStream({
    version,
    read: (after) =>
      Array.from({ length: EVENTS - after }, (_, place) => ({
        version: after + place + 1,
        type: after + place + 1 === EVENTS ? "complete" : "gift",
        data: "x".repeat(6_000),
      })),
    listen: () => () => {},
  });
  const text = await new Response(stream).text();
  return [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
}

test("a reader that does not read is sent a part, and the rest when it comes back", async () => {
  const seen: number[] = [];
  while (seen.at(-1) !== EVENTS) {
    const part = await readLate(seen.at(-1) ?? 0);
    expect(part.length).toBeGreaterThan(0);
    expect(part.length).toBeLessThan(50);
    seen.push(...part);
  }
  expect(seen).toEqual(Array.from({ length: EVENTS }, (_, place) => place + 1));
});
