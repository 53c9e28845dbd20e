import { expect, test } from "vitest";
import { withCatalogue } from "../../support/catalogue";
import { SELF } from "../../support/self";

withCatalogue();

const origin = "http://ribbon.test";
const body = {
  recipientType: "Friend",
  age: 30,
  occasion: "Birthday",
  interests: "Cycling, Coffee",
  budget: 40,
};

function enqueue(content: unknown, init: RequestInit = {}) {
  return SELF.fetch(`${origin}/api/giftsearch/enqueue`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof content === "string" ? content : JSON.stringify(content),
    ...init,
  });
}

test("the polling endpoint returns 202, then 200 with the suggestions", async () => {
  const started = await enqueue(body);
  expect(started.status).toBe(200);
  const { uid } = await started.json<{ uid: string }>();
  expect(uid).toMatch(/^[0-9a-f]{64}$/);

  const waiting = await SELF.fetch(`${origin}/api/giftsearch/${uid}`);
  expect([202, 206, 200]).toContain(waiting.status);
  await waiting.body?.cancel();
  await expect
    .poll(async () => {
      const response = await SELF.fetch(`${origin}/api/giftsearch/${uid}`);
      await response.body?.cancel();
      return response.status;
    })
    .toBe(200);

  const done = await SELF.fetch(`${origin}/api/giftsearch/${uid}`);
  expect(done.status).toBe(200);
  expect(done.headers.get("x-job-complete")).toBe("true");
  expect(done.headers.get("Cache-Control")).toBe("no-store");
  const suggestions = await done.json<Record<string, unknown>[]>();
  expect(suggestions).toHaveLength(5);
  expect(suggestions[0]).toMatchObject({
    suggestionTitle: expect.any(String),
    suggestionDescription: expect.any(String),
    products: expect.arrayContaining([
      expect.objectContaining({
        asin: expect.any(String),
        title: expect.any(String),
        link: expect.stringMatching(/^https:\/\/www\.amazon\.co\.uk\//),
        mainImageUrl: expect.stringMatching(/^https?:\/\/[^/]+\/sample\//),
        price: { value: expect.any(Number), currency: "GBP" },
        ratingsTotal: null,
        featureBullets: expect.any(Array),
      }),
    ]),
  });

  const etag = done.headers.get("ETag") ?? "";
  const unchanged = await SELF.fetch(`${origin}/api/giftsearch/${uid}`, {
    headers: { "If-None-Match": etag },
  });
  expect(unchanged.status).toBe(304);
});

test.each([["0".repeat(64)], ["short"], ["%00"]])(
  "an unknown search %s returns 404",
  async (uid) => {
    const response = await SELF.fetch(`${origin}/api/giftsearch/${uid}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("x-job-complete")).toBe("true");
    expect(await response.json()).toEqual({ message: "There is no such search." });
  },
);

test.each([
  ["not JSON", "{", {}, 400],
  ["a list", "[]", {}, 422],
  ["a negative age", { ...body, age: -1 }, {}, 422],
  ["a negative budget", { ...body, budget: -1 }, {}, 422],
  ["an unknown region", { ...body, region: "France" }, {}, 422],
  ["a blank recipient", { ...body, recipientType: " " }, {}, 422],
  ["another content type", body, { headers: { "Content-Type": "text/plain" } }, 415],
  ["a body over 64 KiB", { ...body, occasion: "x".repeat(70_000) }, {}, 413],
])("%s is refused with a text message", async (_, content, init, status) => {
  const response = await enqueue(content, init);
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toContain("text/plain");
  expect((await response.text()).length).toBeGreaterThan(5);
});

test("other methods and unknown paths return JSON errors", async () => {
  const wrongMethod = await SELF.fetch(`${origin}/api/giftsearch/enqueue`);
  expect(wrongMethod.status).toBe(405);
  expect(await wrongMethod.json()).toEqual({ message: "Please use POST here." });
  const unknown = await SELF.fetch(`${origin}/api/nothing/here`);
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ message: "There is nothing at this address." });
});

test.each([["https://evil.example"], ["null"]])(
  "a write from the origin %s is refused",
  async (foreign) => {
    const headers = { "Content-Type": "application/json", Origin: foreign };
    expect((await enqueue(body, { headers })).status).toBe(403);
    const form = await SELF.fetch(`${origin}/?index`, {
      method: "POST",
      headers: { Origin: foreign },
    });
    expect(form.status).toBe(403);
  },
);

test.each([["/"], ["/nowhere"], ["/health"], ["/api/nothing"]])(
  "%s has the security headers",
  async (path) => {
    const { headers } = await SELF.fetch(origin + path);
    expect(headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe-inline");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  },
);

test("a form submitted twice starts one search; a changed brief starts another", async () => {
  const page = await (await SELF.fetch(`${origin}/`)).text();
  const [uid = ""] = page.match(/(?<=name="uid" value=")[0-9a-f.]+/) ?? [];
  const send = async (age: string) => {
    const form = new URLSearchParams({ ...body, uid, age, budget: "40", mode: "navigate" });
    const response = await SELF.fetch(`${origin}/?index`, {
      method: "POST",
      body: form,
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    return response.headers.get("Location");
  };
  const [first, second] = await Promise.all([send("30"), send("30")]);
  expect(first).toBe(`/giftsearch/${uid.slice(0, 64)}`);
  expect(second).toBe(first);
  expect(await send("31")).not.toBe(first);
});
