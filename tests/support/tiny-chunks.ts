import { inject, vi } from "vitest";

/** A body that came by HTTP, each byte of `text` in a chunk of its own. */
export async function inTinyChunks(text: string): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${inject("upstreams")}/bytes`, { method: "POST", body: text });
  if (!response.body) throw new Error("no body");
  return response.body;
}

/** Counts the reads of a body, however they are done. */
export function countReads(body: ReadableStream<Uint8Array>): { reads: number } {
  const count = { reads: 0 };
  const getReader = body.getReader.bind(body) as (options?: object) => object;
  vi.spyOn(body, "getReader").mockImplementation(((options?: object) => {
    const reader = getReader(options) as Record<string, unknown>;
    for (const name of ["read", "readAtLeast"]) {
      const read = reader[name];
      if (typeof read !== "function") continue;
      reader[name] = (...given: unknown[]) => {
        count.reads += 1;
        return read.apply(reader, given);
      };
    }
    return reader;
  }) as unknown as typeof body.getReader);
  return count;
}

/** A stream of bytes, as a body that arrives is. */
export function byteStream(source: {
  start?(controller: Bytes): void;
  pull?(controller: Bytes): Promise<void> | void;
  cancel?(): void;
}): ReadableStream<Uint8Array> {
  return new ReadableStream({ type: "bytes", ...source } as UnderlyingSource<Uint8Array>);
}

type Bytes = { enqueue(bytes: Uint8Array): void; error(reason: Error): void };
