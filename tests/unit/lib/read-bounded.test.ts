import { expect, test } from "vitest";
import { readBounded } from "~/lib/read-bounded";

const bodyOf = (text: string) => new Response(text).body;

test("a body of exactly the limit is read, counted in bytes", async () => {
  expect(await readBounded(bodyOf("café"), 5)).toBe("café");
});

test("a body over the limit is null", async () => {
  expect(await readBounded(bodyOf("café!"), 5)).toBeNull();
});

test("a missing body is empty", async () => {
  expect(await readBounded(null, 5)).toBe("");
});

test("an endless body is cancelled", async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await readBounded(endless, 10_000)).toBeNull();
  expect(isCancelled).toBe(true);
});

test("a character split between two chunks is read", async () => {
  const [first, second] = [new Uint8Array([0xc3]), new Uint8Array([0xa9])];
  const split = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of [first, second]) controller.enqueue(chunk);
      controller.close();
    },
  });
  expect(await readBounded(split, 5)).toBe("é");
});
