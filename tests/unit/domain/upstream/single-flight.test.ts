import { expect, test, vi } from "vitest";
import { flights } from "~/domain/upstream/flights";
import { type MeetingPoint, meetAt } from "~/domain/upstream/single-flight";
import { UpstreamError } from "~/domain/upstream/upstream-error";

/** A meeting point in this runtime, as the Durable Object is one for the network. */
function here(now?: () => number): MeetingPoint {
  const { join, wait, land } = flights(now);
  return {
    join: async (key) => join(key),
    wait,
    land: async (key, landing) => land(key, landing),
  };
}

/** A call that ends when told to. */
function pending<T>() {
  let answer: (value: T) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const call = vi.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  return { call, answer: (value: T) => answer(value), fail: (error: Error) => fail(error) };
}

test("a thousand who ask the same at once are answered by one call", async () => {
  const fly = meetAt(here());
  const { call, answer } = pending<{ price: number }>();
  const asked = Array.from({ length: 1_000 }, () => fly("kneeler", call));
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  answer({ price: 12 });
  const answers = await Promise.all(asked);
  expect(call).toHaveBeenCalledTimes(1);
  expect(answers.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(answers.every(({ value }) => value.price === 12)).toBe(true);
});

test("different questions are asked each", async () => {
  const fly = meetAt(here());
  const call = vi.fn(async () => 1);
  await Promise.all([fly("kneeler", call), fly("teapot", call)]);
  expect(call).toHaveBeenCalledTimes(2);
});

test("whoever comes within a minute gets the answer, later ones ask again", async () => {
  let now = 0;
  const fly = meetAt(here(() => now));
  const call = vi.fn(async () => 1);
  await fly("kneeler", call);
  now = 59_000;
  expect(await fly("kneeler", call)).toEqual({ value: 1, isOwn: false });
  now = 61_000;
  expect(await fly("kneeler", call)).toEqual({ value: 1, isOwn: true });
  expect(call).toHaveBeenCalledTimes(2);
});

test("a failure is everybody's, with its reason, and the next one asks again", async () => {
  const fly = meetAt(here());
  const { call, fail } = pending<number>();
  const asked = [fly("kneeler", call), fly("kneeler", call)];
  const failures = asked.map((one) => one.catch((error: unknown) => error));
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  fail(new UpstreamError("quota", 60_000));
  for (const failure of await Promise.all(failures))
    expect(failure).toMatchObject({ reason: "quota", retryAfterMs: 60_000 });
  expect(call).toHaveBeenCalledTimes(1);
  expect(await fly("kneeler", async () => 2)).toEqual({ value: 2, isOwn: true });
});

test("who asked with less time than others does not fail them", async () => {
  const point = here();
  const wait = vi.spyOn(point, "wait");
  const fly = meetAt({ ...point, wait: (key) => point.wait(key) });
  const { call, fail } = pending<number>();
  const hasty = fly("kneeler", call).catch((error: unknown) => error);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  const patient = fly("kneeler", async () => 5);
  await vi.waitFor(() => expect(wait).toHaveBeenCalled());
  fail(new UpstreamError("timeout"));
  expect(await hasty).toMatchObject({ reason: "timeout" });
  expect(await patient).toEqual({ value: 5, isOwn: true });
});

test("when whoever asks is lost, the next one asks after twenty seconds", async () => {
  vi.useFakeTimers();
  const fly = meetAt(here());
  void fly("kneeler", () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  const call = vi.fn(async () => 3);
  const second = fly("kneeler", call);
  const third = fly("kneeler", call);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await Promise.all([second, third])).toEqual([
    { value: 3, isOwn: true },
    { value: 3, isOwn: false },
  ]);
  expect(call).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test.each<[string, Partial<MeetingPoint>]>([
  ["refuses", { join: () => Promise.reject(new Error("overloaded")) }],
  ["is silent", { join: () => new Promise(() => {}) }],
  ["loses who waits", { join: async () => "wait", wait: () => Promise.reject(new Error("reset")) }],
  ["forgets answers", { join: async () => "lead", land: () => Promise.reject(new Error("reset")) }],
])("a meeting point that %s costs a call and no answer", async (_, parts) => {
  const fly = meetAt({ ...here(), ...parts });
  expect(await fly("kneeler", async () => 4)).toEqual({ value: 4, isOwn: true });
});

test("what is held in memory is bounded", async () => {
  const { join, land } = flights();
  const text = JSON.stringify("x".repeat(500_000));
  for (const key of ["a", "b", "c", "d", "e"]) {
    expect(join(key)).toBe("lead");
    land(key, { text });
  }
  expect(join("a")).toBe("lead");
  expect(join("e")).toEqual({ text });
});
