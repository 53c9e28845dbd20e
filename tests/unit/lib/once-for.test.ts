import { expect, test } from "vitest";
import { onceFor } from "~/lib/once-for";

test("a value is worked out once for each object, whatever it is", () => {
  let count = 0;
  const workOut = onceFor(({ name }: { name: string }) => {
    count += 1;
    return name === "" ? undefined : name;
  });
  const [ada, nobody] = [{ name: "Ada" }, { name: "" }];
  expect([workOut(ada), workOut(ada), workOut(nobody), workOut(nobody)]).toEqual([
    "Ada",
    "Ada",
    undefined,
    undefined,
  ]);
  expect(count).toBe(2);
  expect(workOut({ name: "Ada" })).toBe("Ada");
  expect(count).toBe(3);
});
