import { expect, test } from "vitest";
import { breakerState, CLOSED, startProbe, trip } from "~/domain/upstream/circuit-breaker";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds));

test("a refusal opens the breaker for a minute, then one half-open probe is allowed", () => {
  const open = trip(CLOSED, { probe: false }, at(0));
  expect(breakerState(open, at(59))).toBe("open");
  expect(startProbe(open, at(59))).toBeNull();
  expect(breakerState(open, at(60))).toBe("half-open");
  const probing = startProbe(open, at(60));
  expect(probing && breakerState(probing, at(61))).toBe("open");
  expect(probing && startProbe(probing, at(61))).toBeNull();
});

test("concurrent refusals count once; a refused probe doubles the time", () => {
  const once = trip(CLOSED, { probe: false }, at(0));
  expect(trip(once, { probe: false }, at(0))).toEqual(once);
  const again = trip(once, { probe: true }, at(60));
  expect(breakerState(again, at(60 + 119))).toBe("open");
  expect(breakerState(again, at(60 + 120))).toBe("half-open");
});

test("a longer Retry-After is respected, up to an hour", () => {
  const requested = trip(CLOSED, { probe: false, retryAfterMs: 600_000 }, at(0));
  expect(breakerState(requested, at(599))).toBe("open");
  const days = trip(CLOSED, { probe: false, retryAfterMs: 1e9 }, at(0));
  expect(breakerState(days, at(3600))).toBe("half-open");
});
