import { expect, test, vi } from "vitest";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

const get = (path: string, headers = {}) =>
  SELF.fetch(`https://ribbon.example${path}`, { headers });

test("robots.txt, sitemap.xml and security.txt contain our own origin", async () => {
  const robots = await (await get("/robots.txt")).text();
  expect(robots).toContain("Sitemap: https://ribbon.example/sitemap.xml");
  const map = await get("/sitemap.xml");
  expect(map.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  expect(await map.text()).toContain("<loc>https://ribbon.example/about</loc>");
  const security = await (await get("/.well-known/security.txt")).text();
  expect(security).toMatch(/^Contact: https:\/\/ribbon\.example\/contact$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
});

test("a picture that has been redrawn since it was saved becomes the plain one of its subject", async () => {
  const follow = (path: string) =>
    SELF.fetch(`https://ribbon.example${path}`, { redirect: "manual" });
  const redrawn = await follow("/sample/board-game/0123456789.svg");
  expect(redrawn.status).toBe(302);
  expect(redrawn.headers.get("Location")).toBe("/sample/board-game.svg");
  for (const path of ["/sample/x%2F..%2Fy/0123456789.svg", "/sample/book/nothing.svg"])
    expect((await follow(path)).status).toBe(404);
});

const cookie = (choice: string) =>
  `cookie-consent=${encodeURIComponent(btoa(JSON.stringify(choice)))}`;

test("the server shows the cookie prompt, the overlay or neither, depending on the cookie", async () => {
  const page = async (Cookie: string) => (await get("/", { Cookie })).text();
  expect(await page("")).toContain("Decline");
  expect(await page(cookie("accepted"))).not.toContain(">Decline<");
  expect(await page(cookie("declined"))).toContain("You&#x27;ve declined cookies");
  expect(await page(cookie("essential"))).not.toContain("declined cookies");
  expect(await page(cookie("nonsense"))).toContain("Decline");
});

test("module preloads have a low priority", async () => {
  const links = (await (await get("/")).text()).match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
});

test("a cookie choice is stored and redirects back, only within this site", async () => {
  const choose = (body: Record<string, string>) =>
    SELF.fetch("https://ribbon.example/cookies", {
      method: "POST",
      body: new URLSearchParams(body),
      redirect: "manual",
    });
  const accepted = await choose({ consent: "accepted", from: "/about" });
  expect(accepted.status).toBe(303);
  expect(accepted.headers.get("Location")).toBe("/about");
  expect(accepted.headers.get("Set-Cookie")).toMatch(/^cookie-consent=.+Max-Age=15724800/);
  const reset = await choose({ consent: "ask", from: "https://evil.example/" });
  expect(reset.headers.get("Location")).toBe("/");
  expect(reset.headers.get("Set-Cookie")).toContain("Max-Age=0");
});

test.each([
  "//%5c",
  "/%5c%5c%5c",
  "///%5C",
  "//evil.example/x",
  "/ask/secret%ff",
  "/lists/secret%",
])("an address that cannot be read (%s) is not found, and stands in no log", async (path) => {
  const logs = (["log", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
  expect((await SELF.fetch(origin + path)).status).toBe(404);
  expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const log of logs) log.mockRestore();
});

test("the screens for developers are for names of this machine", async () => {
  expect((await SELF.fetch(`${origin}/dev/mailbox.json`)).status).toBe(200);
  expect((await SELF.fetch("http://evil.example/dev/mailbox.json")).status).toBe(404);
  const cron = { method: "POST", headers: { Origin: "http://evil.example" } };
  expect((await SELF.fetch("http://evil.example/dev/cron", cron)).status).toBe(404);
});

test("the beacon accepts only listed events, and only POST", async () => {
  const beacon = (body: unknown) =>
    SELF.fetch("https://ribbon.example/telemetry", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie("accepted") },
      body: JSON.stringify(body),
    });
  expect((await beacon({ events: [{ type: "page-view", path: "/" }] })).status).toBe(204);
  expect((await beacon({ events: [{ type: "click", path: "/" }] })).status).toBe(422);
  expect((await get("/telemetry")).status).toBe(405);
});
