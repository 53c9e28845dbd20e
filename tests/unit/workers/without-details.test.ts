import { expect, test, vi } from "vitest";
import { describeError } from "~/lib/describe-error";
import { withoutDetails } from "../../../workers/without-details";

const failed = () => {
  const message = "Failed query: select\nparams: ann@example.com,\nat ann's house";
  return new Error(message, { cause: new Error("ann@example.com") });
};

test("a failed query is logged and thrown on without what it was asked with", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  const work = withoutDetails("list", () => Promise.reject(failed()));
  const error: Error = await work.then(
    () => new Error("no failure"),
    (thrown) => thrown,
  );
  expect(error.message).toBe("The object of a list failed.");
  expect(error.cause).toBeUndefined();
  expect(String(error.stack)).not.toContain("ann");
  const [line] = said.mock.calls.flat();
  said.mockRestore();
  expect(JSON.parse(String(line))).toMatchObject({ event: "object.failed", part: "list" });
  expect(line).not.toContain("ann");
});

test("what succeeds is passed on", async () => {
  expect(await withoutDetails("list", async () => 1)).toBe(1);
});

test("an error is described by its name and place, whatever its message looks like", () => {
  expect(describeError(failed())).toMatch(/^Error at /);
  expect(describeError(failed())).not.toContain("ann");
  expect(describeError("ann")).toBe("string");
});
