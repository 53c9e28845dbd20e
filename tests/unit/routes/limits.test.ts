import { env, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptKey, readAttempt } from "~/domain/shared/throttling.server";
import { utcDay } from "~/domain/upstream/call-budget";
import { attempt } from "../../../db/schema/accounts";
import { anna } from "../../support/api-bodies";
import { withCatalogue } from "../../support/catalogue";
import { madeList, newBrowser } from "../../support/lists";
import { signedInUser } from "../../support/people";
import { cookiesOf } from "../../support/people-with-accounts";
import { gardenBrief } from "../../support/search";
import { SELF } from "../../support/self";
import { db, origin } from "../../support/test-env";

withCatalogue();

let client = 0;

/** Posts a form from one network address until it is refused; the answer that refuses it. */
async function refusal(
  path: string,
  fields: Record<string, string>,
  cookie = "",
): Promise<Response> {
  client += 1;
  const headers = { "CF-Connecting-IP": `198.18.1.${client}`, Cookie: cookie };
  const send = () => {
    const body = new URLSearchParams(fields);
    return SELF.fetch(origin + path, { method: "POST", headers, body, redirect: "manual" });
  };
  // At once, as a limit of a minute must not depend on how fast they are; more than two minutes allow.
  const answers = await Promise.all(Array.from({ length: 41 }, send));
  const refused = answers.find(({ status }) => status === 429);
  if (!refused) throw new Error(`${path} refuses nothing`);
  await Promise.all(answers.filter((one) => one !== refused).map((one) => one.arrayBuffer()));
  return refused;
}

const email = "nobody@example.com";
const search = { ...gardenBrief, interests: "tea", age: "40", budget: "50", emailResults: "" };

/** Every screen with a limit, with a form that it counts. */
const SCREENS: [path: string, fields: Record<string, string>][] = [
  ["/login", { email, password: "wrong" }],
  ["/register", { email }],
  ["/forgot-password", { email }],
  ["/reset-password", { token: "x", password: "a long new password" }],
  ["/check-email", { email }],
  ["/ask/unknown", { sizes: "M" }],
  ["/contact", { name: "Ada", email, message: "Hello" }],
  ["/?index", search],
  ["/?index", { ...search, age: "unknown" }],
  ["/lists/new", { kind: "surprise", title: "Mum's 60th" }],
  ["/lists/unknown/get/1", { name: "Ada" }],
  ["/lists/unknown/chip-in/1", { name: "Ada", amount: "5" }],
  ["/lists/unknown", { gift: "1", claim: "1" }],
];

test.each(SCREENS)("%s says for how long it refuses", async (path, fields) => {
  const response = await refusal(path, fields);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await response.text()).toContain("</html>");
});

/** As a page with JavaScript asks for the same: 'x.data', and '_root.data' for home. */
const dataOf = (path: string) => (path === "/?index" ? "/_root.data?index" : `${path}.data`);

test.each(SCREENS)(
  "%s says so to a page that sends it with JavaScript, too",
  async (path, fields) => {
    const response = await refusal(dataOf(path), fields);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(response.headers.get("Content-Type")).toContain("text/x-script");
    await response.arrayBuffer();
  },
);

test("a client that reports too many texts is told to wait", async () => {
  const fields = { position: "0", asin: "B0TEAPOT01" };
  const response = await refusal("/giftsearch/unknown/report", fields);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await response.text()).toContain("Please wait a minute");
});

test("a client's beacons are refused when they are too many", async () => {
  const beacon = () =>
    SELF.fetch(`${origin}/telemetry`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "CF-Connecting-IP": "198.18.2.1" },
      body: JSON.stringify({ events: [{ type: "page-view", path: "/" }] }),
    });
  // More than two minutes allow, as a minute may end in between.
  const answers = await Promise.all(Array.from({ length: 241 }, beacon));
  const allowed = answers.filter(({ status }) => status === 204);
  expect(allowed.length).toBeGreaterThanOrEqual(120);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("a client's streams of events are refused when they are too many", async () => {
  const open = () =>
    SELF.fetch(`${origin}/giftsearch/unknown/events`, {
      headers: { "CF-Connecting-IP": "198.18.2.2" },
    });
  // More than two minutes allow, as a minute may end in between.
  const answers = await Promise.all(Array.from({ length: 481 }, open));
  expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(240);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("an account that writes too much has to wait, on its screens and by the API; it can still read", async () => {
  const { userId, browse, call } = await signedInUser();
  const key = await attemptKey("writes", userId);
  expect((await call("POST", "/profilecards", anna)).status).toBe(201);
  expect(await readAttempt(db, key)).toMatchObject([{ count: 1 }]);
  await db.update(attempt).set({ count: 1999 }).where(eq(attempt.key, key));
  expect((await call("POST", "/profilecards", anna)).status).toBe(201);
  const refused = await call("POST", "/profilecards", anna);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ message: expect.stringMatching(/wait \d+ minutes/) });
  const page = await browse("/profile-cards/new", anna);
  expect(page.status).toBe(429);
  for (const { headers } of [refused, page]) {
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(3500);
  }
  expect(await page.text()).toMatch(/<h1>One moment, please<\/h1>.*Please wait \d+ minutes/s);
  expect((await browse("/profile-cards")).status).toBe(200);
  expect((await call("GET", "/profilecards")).status).toBe(200);
  expect((await (await signedInUser()).call("POST", "/profilecards", anna)).status).toBe(201);
});

/** Reads a path from ever other network addresses. */
function readFromAnywhere(number: number, path: string, headers: Record<string, string> = {}) {
  const address = `198.18.3.${number % 250}`;
  return SELF.fetch(origin + path, { headers: { ...headers, "CF-Connecting-IP": address } });
}

test("an account that reads too much in a minute has to wait, whatever it reads and whatever its addresses; nobody else has", async () => {
  const { cookie, token } = await signedInUser();
  const browser = { Cookie: cookie };
  const kinds: [path: string, headers: Record<string, string>][] = [
    ["/", browser],
    ["/_root.data", browser],
    ["/api/profilecards", { Authorization: `Bearer ${token}` }],
  ];
  // Together more than two minutes allow, as a minute may end in between; none of the kinds is too much alone.
  const answers = await Promise.all(
    kinds.flatMap(([path, headers]) =>
      Array.from({ length: 100 }, (_, number) => readFromAnywhere(number, path, headers)),
    ),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(120);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(60);
  for (const { headers } of refused) {
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  expect((await readFromAnywhere(1, "/about", browser)).status).toBe(200);
  expect((await readFromAnywhere(1, "/")).status).toBe(200);
});

test.each([
  ["a page", "/", "</html>"],
  ["the API", "/api/profilecards", '"message":'],
])("%s says so to an account that reads too much of it", async (_, path, words) => {
  const { cookie, token } = await signedInUser();
  const headers = { Cookie: cookie, Authorization: `Bearer ${token}` };
  // More than two minutes allow.
  const answers = await Promise.all(
    Array.from({ length: 241 }, (_, number) => readFromAnywhere(number, path, headers)),
  );
  const refused = answers.find(({ status }) => status === 429);
  expect(await refused?.text()).toContain(words);
});

test("a file of all that an account stored is given ten times an hour", async () => {
  const { browse } = await signedInUser();
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    const response = await browse("/account/download");
    statuses.push(response.status);
    await response.arrayBuffer();
  }
  expect(statuses.indexOf(429)).toBe(10);
});

test("lists are read by one address for so many pages in a minute and so many streams in a day", async () => {
  const headers = { "CF-Connecting-IP": "198.18.4.1" };
  const { giver, organiser } = await madeList(newBrowser());
  const read = (path: string) => SELF.fetch(origin + path, { headers });
  const quota = env.VISITOR_QUOTA.get(env.VISITOR_QUOTA.idFromName("198.18.4.1"));
  const stream = await read(`${giver}/events?after=0`);
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
  await runInDurableObject(quota, (_, { storage }) => {
    const used = storage.kv.get<{ stream: object }>("uses");
    storage.kv.put("uses", { stream: { ...used?.stream, count: 2_000 } });
  });
  const refused = await read(`${giver}/events?after=0`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const edit = `${organiser}/edit.data?_routes=routes%2Flists.manage.%24key.edit`;
  const pages = await Promise.all(
    Array.from({ length: 241 }, (_, number) => read(number % 2 ? giver : edit)),
  );
  expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(110);
  expect(pages.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect(await (await read(edit)).text()).not.toContain("Mum's 60th");
});

test("a refused refinement says for how long", async () => {
  const started = await SELF.fetch(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...gardenBrief, interests: "tea" }),
  });
  const { uid } = await started.json<{ uid: string }>();
  const response = await refusal(`/giftsearch/${uid}`, { refine: "more" }, cookiesOf(started));
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("a refused form of the account page says for how long", async () => {
  const { cookie } = await signedInUser();
  const fields = { intent: "email-verify", code: "000000" };
  const response = await refusal("/account", fields, cookie);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test.each([
  "/api",
  "/api/",
  "/api/unknown",
  "/api/auth/login%0d%0aBcc:x",
  "/api/auth/login%0a",
  "/api/auth/login%00",
  "/api/auth/login%E0%A4%A",
  "/api//auth/login",
  "/api/giftsearch/%0a",
])("%s answers as an API: JSON", async (path) => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await SELF.fetch(origin + path, { method });
    expect([404, 405], method).toContain(response.status);
    expect(response.headers.get("Content-Type"), method).toContain("application/json");
    expect(await response.json(), method).toHaveProperty("message");
  }
});

/** Starts a search from a network address. */
const searchFrom = (address: string) =>
  SELF.fetch(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
    body: JSON.stringify({ ...gardenBrief, interests: "tea" }),
  });

test("a /48 network has an allowance of its own, whatever addresses it uses", async () => {
  const statuses: number[] = [];
  for (let site = 1; site <= 45; site += 1) {
    const response = await searchFrom(`2001:db8:7:${site.toString(16)}::1`);
    statuses.push(response.status);
    if (response.status !== 429) continue;
    expect(await response.text()).toMatch(/Please wait (?:\d+ seconds|1 second)/);
    expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(30);
  }
  expect(statuses.indexOf(429)).toBe(40);
  expect((await searchFrom("2001:db8:8:1::1")).status).toBe(200);
});

test("what a visitor is refused costs their network nothing", async () => {
  const quota = env.VISITOR_QUOTA.get(env.VISITOR_QUOTA.idFromName("2001:db8:9:1::/64"));
  const uses = { search: { day: utcDay(new Date()), count: 60, lastAt: Date.now() } };
  await runInDurableObject(quota, (_, { storage }) => storage.kv.put("uses", uses));
  const network = env.VISITOR_QUOTA.get(env.VISITOR_QUOTA.idFromName("2001:db8:9::/48"));
  const ofNetwork = () =>
    runInDurableObject(network, (_, { storage }) => storage.kv.get("uses") ?? {});
  expect((await searchFrom("2001:db8:9:1::5")).status).toBe(429);
  expect(await ofNetwork()).toEqual({});
  expect((await searchFrom("2001:db8:9:2::5")).status).toBe(200);
  expect(await ofNetwork()).toMatchObject({ search: { count: 1 } });
});
