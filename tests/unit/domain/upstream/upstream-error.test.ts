import { expect, test } from "vitest";
import { ideasFailureMessage } from "~/domain/upstream/upstream-error";

test("a visitor reads what a failure means to them, not what was refused to us", () => {
  const text = ideasFailureMessage("refused");
  expect(text).toContain("We could not find ideas just now.");
  expect(text).not.toContain("service");
});
