import { expect, test } from "vitest";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

/** The routes that the browser is told of for some paths, by their ids. */
async function routesFor(...paths: string[]): Promise<string[]> {
  const page = await (await SELF.fetch(`${origin}/about`)).text();
  const version = /"version": "(\w+)"/.exec(page)?.[1] ?? "";
  const query = new URLSearchParams([["version", version], ...paths.map((path) => ["p", path])]);
  const response = await SELF.fetch(`${origin}/__manifest?${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  return Object.keys(await response.json<object>());
}

test("each path gets the routes of its first segment, whatever else is asked for", async () => {
  expect(await routesFor("/about")).toEqual(["root", "routes/about"]);
  expect(await routesFor("/%41bout")).toEqual(["root", "routes/about"]);
  expect(await routesFor("/lists")).toContain("routes/lists._index");
  const several = await routesFor("/", "/about", "/nowhere", "/login/passkey", "/lists");
  expect(several).toEqual(
    expect.arrayContaining(["root", "routes/_index", "routes/about", "routes/$", "routes/login"]),
  );
});

test("many paths of one segment are told of at once", async () => {
  const cards = Array.from({ length: 100 }, (_, index) => `/profile-cards/${index}`);
  expect(await routesFor(...cards)).toContain("root");
});
