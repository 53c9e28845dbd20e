import { afterEach, expect, test, vi } from "vitest";
import { packFields, unpackFields } from "~/lib/packed-fields.server";

const noise = (bytes: number) =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));
const fieldsOf = (count: number, textAt: (place: number) => string) =>
  Array.from({ length: count }, (_, place): [string, string] => [`f${place}`, textAt(place)]);
const LIMIT = 1536;

/** How often something is compressed from now on. */
function watchRounds() {
  const Real = CompressionStream;
  const watched = vi.fn((format: CompressionFormat) => new Real(format));
  const construct = (_: unknown, [format]: CompressionFormat[]) => watched(format ?? "deflate-raw");
  vi.stubGlobal("CompressionStream", new Proxy(Real, { construct }));
  return watched;
}
afterEach(() => vi.unstubAllGlobals());

test("what fits is kept as a whole, after one round", async () => {
  const rounds = watchRounds();
  const packed = await packFields([["name", "Łukasz 李"]], LIMIT);
  expect(await unpackFields(packed ?? new Uint8Array())).toEqual({ name: "Łukasz 李" });
  expect(rounds).toHaveBeenCalledTimes(1);
});

test.each([1, 2, 10, 31, 59, 60, 490])(
  "of %i fields of noise as many are kept as fit, in six rounds",
  async (count) => {
    const fields = fieldsOf(count, () => noise(100));
    const rounds = watchRounds();
    const packed = await packFields(fields, LIMIT);
    const kept = Object.entries(await unpackFields(packed ?? new Uint8Array()));
    expect(packed?.length).toBeLessThanOrEqual(LIMIT);
    expect(kept).toEqual(fields.slice(0, kept.length));
    expect(rounds.mock.calls.length).toBeLessThanOrEqual(6);
    const one = fields.slice(0, kept.length + 1);
    if (kept.length < count) expect(await packFields(one, LIMIT)).toEqual(packed);
  },
);

test("at most 60 fields and 16 KB are looked at", async () => {
  const many = await packFields(
    fieldsOf(490, () => ""),
    LIMIT,
  );
  expect(Object.keys(await unpackFields(many ?? new Uint8Array()))).toHaveLength(60);
  const long = await packFields(
    fieldsOf(10, () => "a".repeat(4_000)),
    LIMIT,
  );
  expect(Object.keys(await unpackFields(long ?? new Uint8Array()))).toHaveLength(4);
});

test("without a field that fits there is nothing", async () => {
  expect(await packFields([], LIMIT)).toBeNull();
  expect(await packFields([["text", "a".repeat(20_000)]], LIMIT)).toBeNull();
  expect(await packFields([["text", noise(4_000)]], LIMIT)).toBeNull();
});
