import { expect, test, vi } from "vitest";
import { isReadable } from "../../../workers/readable-address";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

const deep = (segments: number) => "/a".repeat(segments);
const manifest = (...paths: string[]) =>
  `/__manifest?${new URLSearchParams([["version", "1"], ...paths.map((path) => ["p", path])])}`;

test.each([
  ["/", true],
  ["/lists/1/chip-in/2", true],
  [deep(12), true],
  [deep(13), false],
  [`${deep(12)}//`, false],
  [`/giftsearch${"/".repeat(20)}`, false],
  ["//evil.example", false],
  ["/?index", true],
  ["/?index&from=/lists", true],
  [`/about?${"&index=a".repeat(1_950)}`, false],
  ["/?_data=x", false],
  ["/about?_data=routes%2Fabout", false],
  ["/about.data?_routes=routes%2Fabout", true],
  ["/%E0%A4%A", false],
  [manifest("/saved-gifts/1", "/lists"), true],
  [manifest(...Array.from({ length: 150 }, (_, index) => `/saved-gifts/${index}`)), true],
  [manifest(deep(11)), true],
  [manifest(deep(13)), false],
  [manifest(...Array.from({ length: 600 }, () => "/a")), false],
])("an address of reasonable depth is read: %s", (path, isRead) => {
  expect(isReadable(new URL(origin + path))).toBe(isRead);
});

test.each(["GET", "POST", "HEAD"])("a deep address gets a plain answer to %s", async (method) => {
  const response = await SELF.fetch(origin + deep(7_500), { method, headers: { Origin: origin } });
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).not.toContain("text/html");
  const page = await SELF.fetch(origin + deep(3));
  expect(page.headers.get("Content-Type")).toContain("text/html");
});

test("the old requests for data alone are refused plainly, and log no failure", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  for (const method of ["GET", "POST"]) {
    const path = `${origin}/?_data=x`;
    const response = await SELF.fetch(path, { method, headers: { Origin: origin } });
    expect([response.status, await response.text()]).toEqual([
      404,
      "There is nothing at this address.",
    ]);
  }
  expect(log).not.toHaveBeenCalled();
});
