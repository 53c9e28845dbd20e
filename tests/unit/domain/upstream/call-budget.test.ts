import { expect, test } from "vitest";
import { breakerState, enter, NEW_BUDGET, recover, rest } from "~/domain/upstream/call-budget";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds));
const retail = (budget = NEW_BUDGET, seconds = 0, ceiling: number | null = null) =>
  enter(budget, "retail", ceiling, at(seconds));

test("calls are let in up to the day's ceiling, and again the next day", () => {
  const first = retail(NEW_BUDGET, 0, 1);
  expect(first.entry).toEqual({ probe: false });
  expect(retail(first.budget, 1, 1).entry).toEqual({ refused: "ceiling" });
  expect(retail(first.budget, 24 * 3600, 1).entry).toEqual({ probe: false });
  expect(enter(first.budget, "model", 1, at(2)).entry).toEqual({ probe: false });
});

test("after a refusal nobody asks for a minute, then one call alone tests the water", () => {
  const resting = rest(retail().budget, { probe: false }, at(0));
  expect(breakerState(resting, at(59))).toBe("open");
  expect(retail(resting, 59).entry).toEqual({ refused: "resting" });
  expect(breakerState(resting, at(60))).toBe("half-open");
  const probe = retail(resting, 60);
  expect(probe.entry).toEqual({ probe: true });
  expect(retail(probe.budget, 61).entry).toEqual({ refused: "resting" });
  expect(retail(recover(probe.budget), 62).entry).toEqual({ probe: false });
});

test("calls refused together count once; a probe refused doubles the rest", () => {
  const once = rest(NEW_BUDGET, { probe: false }, at(0));
  expect(rest(once, { probe: false }, at(0))).toEqual(once);
  const again = rest(once, { probe: true }, at(60));
  expect(retail(again, 60 + 119).entry).toEqual({ refused: "resting" });
  expect(retail(again, 60 + 120).entry).toEqual({ probe: true });
});

test("a longer pause that was asked for is kept to, up to an hour", () => {
  const asked = rest(NEW_BUDGET, { probe: false, retryAfterMs: 600_000 }, at(0));
  expect(breakerState(asked, at(599))).toBe("open");
  const days = rest(NEW_BUDGET, { probe: false, retryAfterMs: 1e9 }, at(0));
  expect(breakerState(days, at(3600))).toBe("half-open");
});

test("the model has no breaker: one busy moment must not stop every search", () => {
  const resting = rest(NEW_BUDGET, { probe: false }, at(0));
  expect(enter(resting, "model", null, at(1)).entry).toEqual({ probe: false });
});
