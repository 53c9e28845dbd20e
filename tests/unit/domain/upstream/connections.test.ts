import { afterEach, expect, test, vi } from "vitest";
import { limitConnections, type Purpose } from "~/domain/upstream/connections";

afterEach(() => {
  vi.useRealTimers();
});

/**
 * One connection, in use until `free` is called, and the names of calls in the order of their
 * start.
 */
function withOneTaken() {
  const connection = limitConnections(1);
  const started: string[] = [];
  let free = () => {};
  const taken = new Promise<void>((resolve) => {
    free = resolve;
  });
  const first = connection("details", () => taken);
  const call = (purpose: Purpose, name: string) =>
    connection(purpose, async () => {
      started.push(name);
      return name;
    });
  return { connection, call, started, free: () => free(), first };
}

test("a call with a free connection starts at once", () => {
  let isStarted = false;
  limitConnections(2)("details", async () => {
    isStarted = true;
  });
  expect(isStarted).toBe(true);
});

test("no more than the limit run at a time", async () => {
  const connection = limitConnections(6);
  let running = 0;
  let most = 0;
  const call = async () => {
    running += 1;
    most = Math.max(most, running);
    await scheduler.wait(1);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 40 }, () => connection("details", call)));
  expect(most).toBe(6);
});

test("waiting calls start by urgency, and in order within one urgency", async () => {
  const { call, started, free } = withOneTaken();
  const calls = [
    call("details", "detail 1"),
    call("reviews", "review 1"),
    call("products", "products 1"),
    call("details", "detail 2"),
    call("ideas", "ideas 1"),
    call("products", "products 2"),
    call("reviews", "review 2"),
  ];
  expect(started).toEqual([]);
  free();
  const results = await Promise.all(calls);
  expect(results[0]).toBe("detail 1");
  expect(started).toEqual([
    "ideas 1",
    "products 1",
    "products 2",
    "review 1",
    "review 2",
    "detail 1",
    "detail 2",
  ]);
});

test("a call that fails frees its connection and rejects with its own error", async () => {
  const connection = limitConnections(1);
  const failure = new Error("store");
  const failed = connection("ideas", async () => {
    throw failure;
  });
  const thrown = connection("ideas", () => {
    throw failure;
  });
  const next = connection("details", async () => "next");
  await expect(failed).rejects.toBe(failure);
  await expect(thrown).rejects.toBe(failure);
  expect(await next).toBe("next");
});

test("calls are started without timers", async () => {
  vi.useFakeTimers();
  const { call, free, first } = withOneTaken();
  const calls = [call("details", "detail"), call("ideas", "ideas")];
  free();
  await Promise.all([first, ...calls]);
  expect(vi.getTimerCount()).toBe(0);
});
