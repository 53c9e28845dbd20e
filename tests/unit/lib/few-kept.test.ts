import { expect, test } from "vitest";
import { fewKept } from "~/lib/few-kept";

test("the last few are kept, whatever is asked for", () => {
  const read: number[] = [];
  const changes = fewKept(3, (version: number) => {
    read.push(version);
    return [version];
  });
  for (let version = 0; version < 200; version += 1) changes.read(version);
  expect(changes.count()).toBe(3);
  expect(changes.read(199)).toEqual([199]);
  expect(read).toHaveLength(200);
  expect(changes.read(0)).toEqual([0]);
  expect(read).toHaveLength(201);
  changes.forget();
  expect(changes.count()).toBe(0);
});
