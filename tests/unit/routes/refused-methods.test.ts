import { expect, test, vi } from "vitest";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

test.each(["/about", "/health", "/about.data"])(
  "a POST to %s, which takes none, is refused and no failure of ours",
  async (path) => {
    const told = vi.spyOn(console, "log");
    const { status } = await SELF.fetch(origin + path, { method: "POST", body: "a=b" });
    const lines = told.mock.calls.flat().map(String);
    told.mockRestore();
    expect(status).toBe(405);
    expect(lines.filter((line) => line.includes("request.failed"))).toEqual([]);
  },
);
