import { expect, test } from "vitest";
import { keysFor } from "~/lib/keys.server";

const secret = "a secret of 32 bytes, or rather more";
const hex = (bytes: Uint8Array) => [...bytes].join(",");

test("each secret and each purpose has a key and an id of its own, the same each time", async () => {
  const [first, second] = await keysFor([secret, `${secret} too`], "one");
  const [other] = await keysFor([secret], "two");
  const keys = [first, second, other].map((key) => hex(key?.bytes ?? new Uint8Array()));
  expect(new Set(keys).size).toBe(3);
  expect(new Set([first?.id, second?.id, other?.id]).size).toBe(3);
  expect((await keysFor([secret], "one"))[0]).toEqual(first);
  expect(first?.bytes).toHaveLength(32);
});
