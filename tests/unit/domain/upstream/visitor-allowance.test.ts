import { expect, test } from "vitest";
import {
  type Allowance,
  countUse,
  type Uses,
  uncountUse,
  type Wait,
} from "~/domain/upstream/visitor-allowance";

const start = new Date("2026-11-22T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const allowance: Allowance = { what: "search", most: 6, free: 3, isHuman: false };

/** Asks at each of these seconds; what there was to wait. */
function ask(seconds: number[], change: Partial<Allowance> = {}): (Wait | null)[] {
  let uses: Uses = {};
  return seconds.map((at) => {
    const counted = countUse(uses, { ...allowance, ...change }, after(at));
    uses = counted.uses;
    return counted.wait;
  });
}

test("the first uses of a day follow each other at once, further ones after longer and longer pauses", () => {
  expect(ask([0, 1, 2, 3, 32, 33, 92])).toEqual([
    ...[null, null, null],
    { seconds: 29, isPause: true },
    null,
    { seconds: 59, isPause: true },
    null,
  ]);
});

test("a pause that has passed is not waited for again", () => {
  expect(ask([0, 1, 2, 3_600, 7_200])).toEqual([null, null, null, null, null]);
});

test("a visitor who is human need not pause, and has the same allowance", () => {
  const waits = ask([0, 1, 2, 3, 4, 5, 6], { isHuman: true });
  expect(waits.slice(0, 6)).toEqual(Array(6).fill(null));
  expect(waits[6]).toEqual({ seconds: 14 * 3_600 - 6, isPause: false });
});

test("what was refused is not counted, and a new day begins at midnight UTC", () => {
  const waits = ask([0, 1, 2, 3, 4, 5, 14 * 3_600, 14 * 3_600 + 1]);
  expect(waits.slice(3, 6).every((wait) => wait?.isPause)).toBe(true);
  expect(waits.slice(6)).toEqual([null, null]);
});

test("searches and reviews are counted apart", () => {
  const { uses } = countUse({}, { ...allowance, most: 1 }, start);
  expect(countUse(uses, { ...allowance, most: 1 }, start).wait?.isPause).toBe(false);
  expect(countUse(uses, { ...allowance, what: "review", most: 1 }, start).wait).toBeNull();
});

test("what is given back was never used, and its pause is not waited for", () => {
  const { uses } = countUse({}, { ...allowance, most: 1, free: 0 }, start);
  const given = uncountUse(uses, "search");
  expect(countUse(given, { ...allowance, most: 1, free: 0 }, after(1)).wait).toBeNull();
  expect(uncountUse({}, "search")).toEqual({});
});
