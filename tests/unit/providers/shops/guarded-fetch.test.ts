import { afterEach, expect, test, vi } from "vitest";
import { ShopError } from "~/domain/shops/shop-fetch";
import { guardedFetch } from "~/providers/shops/guarded-fetch";

afterEach(() => vi.restoreAllMocks());

const rules = { isLocal: false, ownHosts: ["ribbon.example"] };
const wanted = {
  accept: "text/html",
  isTaken: (type: string) => type.startsWith("text/html"),
  limitBytes: 1000,
  isCut: true,
};
const START = "https://shop.example/";
const html = { headers: { "Content-Type": "text/html" } };
const to = (location: string, status = 302) =>
  new Response(null, { status, headers: { Location: location } });

/** What is requested of a web that answers as given, and what comes of it. */
async function visit(answers: Record<string, () => Response>, changes: object = {}) {
  const requests: { href: string; init: RequestInit }[] = [];
  const get = guardedFetch(rules, async (url, init) => {
    requests.push({ href: url.href, init });
    const answer = answers[url.href];
    if (!answer) throw new TypeError("no such host");
    return answer();
  });
  const outcome = await get(START, { ...wanted, ...changes }).catch((error) =>
    error instanceof ShopError ? error.reason : Promise.reject(error),
  );
  return { outcome, requests, hosts: requests.map(({ href }) => href) };
}

test.each([
  "http://shop.example/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://localhost/",
  "//printer.local/",
  "https://169.254.169.254/latest/",
  "https://ann:secret@shop.example/",
  "https://shop.example:8443/",
  "https://ribbon.example/saved-gifts",
  "file:///etc/passwd",
  "javascript:alert(1)",
])("a redirect to %s is not followed", async (location) => {
  const { outcome, hosts } = await visit({ [START]: () => to(location) });
  expect(outcome).toBe("address");
  expect(hosts).toEqual([START]);
});

test("three redirects are followed, a fourth is not", async () => {
  const chain = (length: number) => ({
    [START]: () => to("/1"),
    ...Object.fromEntries(
      Array.from({ length }, (_, place) => [
        `${START}${place + 1}`,
        () => (place + 1 === length ? new Response("there", html) : to(`/${place + 2}`, 308)),
      ]),
    ),
  });
  expect((await visit(chain(3))).outcome).toMatchObject({ url: new URL(`${START}3`) });
  const far = await visit(chain(4));
  expect(far.outcome).toBe("redirects");
  expect(far.requests).toHaveLength(4);
});

test.each([
  ["a redirect to nowhere", () => new Response(null, { status: 302 }), "unavailable"],
  ["a refusal", () => new Response("no", { ...html, status: 403 }), "unavailable"],
  ["an error", () => new Response("no", { ...html, status: 500 }), "unavailable"],
  [
    "a file",
    () => new Response("%PDF", { headers: { "Content-Type": "application/pdf" } }),
    "kind",
  ],
  ["no type", () => new Response(new Uint8Array(3)), "kind"],
])("%s", async (_what, answer, reason) => {
  expect((await visit({ [START]: answer })).outcome).toBe(reason);
});

test("a host that does not answer", async () => {
  expect((await visit({})).outcome).toBe("unavailable");
});

test("no cookie and nothing of a visitor goes along", async () => {
  const { requests } = await visit({ [START]: () => new Response("there", html) });
  const headers = new Headers(requests[0]?.init.headers);
  expect([...headers.keys()].sort()).toEqual(["accept", "accept-language", "user-agent"]);
  expect(requests[0]?.init).toMatchObject({ redirect: "manual" });
});

/** A body that never ends; `read` counts what was taken of it. */
function endless() {
  const read = { bytes: 0, isCancelled: false };
  const body = new ReadableStream({
    pull(controller) {
      read.bytes += 400;
      controller.enqueue(new Uint8Array(400));
    },
    cancel() {
      read.isCancelled = true;
    },
  });
  return { read, body };
}

test("of a page without end its beginning is read", async () => {
  const { read, body } = endless();
  const { outcome } = await visit({ [START]: () => new Response(body, html) });
  expect(outcome).toMatchObject({ body: { byteLength: 1000 } });
  expect(read.isCancelled).toBe(true);
  expect(read.bytes).toBeLessThan(3000);
});

test("a picture without end is refused", async () => {
  const { read, body } = endless();
  const { outcome } = await visit({ [START]: () => new Response(body, html) }, { isCut: false });
  expect(outcome).toBe("size");
  expect(read.isCancelled).toBe(true);
});

test("a page that always has more to read is left after five seconds", async () => {
  let now = 0;
  vi.spyOn(Date, "now").mockImplementation(() => now);
  const { read, body } = endless();
  const slow = body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        now += 1_000;
        controller.enqueue(chunk);
      },
    }),
  );
  const limitBytes = 1_000_000;
  const { outcome } = await visit({ [START]: () => new Response(slow, html) }, { limitBytes });
  expect(outcome).toBe("timeout");
  expect(read.bytes).toBeLessThan(limitBytes / 10);
});

test("an address that is known is not requested, also after a redirect", async () => {
  const isEnd = ({ hostname }: URL) => hostname === "www.amazon.co.uk";
  const known = "https://www.amazon.co.uk/dp/B0TEAPOT01";
  const { outcome, hosts } = await visit({ [START]: () => to(known, 301) }, { isEnd });
  expect(outcome).toMatchObject({ url: new URL(known), body: null });
  expect(hosts).toEqual([START]);
});

test("a shop that never answers is left after five seconds", async () => {
  const get = guardedFetch(
    rules,
    (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const began = Date.now();
  await expect(get(START, wanted)).rejects.toMatchObject({ reason: "timeout" });
  expect(Date.now() - began).toBeGreaterThanOrEqual(4_900);
});
