import { afterEach, expect, test, vi } from "vitest";
import { turnstile } from "~/providers/challenge/turnstile";

const { isSolved } = turnstile({
  siteKey: "key",
  secret: "secret",
  baseUrl: "https://turnstile.test",
});

afterEach(() => vi.unstubAllGlobals());

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("asks Turnstile with the secret and the token alone", async () => {
  const fetch = stubFetch(async () => Response.json({ success: true, hostname: "ribbon.test" }));
  expect(await isSolved("token")).toBe(true);
  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe("https://turnstile.test/turnstile/v0/siteverify");
  expect(JSON.parse(String(init.body))).toEqual({ secret: "secret", response: "token" });
});

test("nothing but a clear yes is one", async () => {
  for (const answer of [
    async () => Response.json({ success: false }),
    async () => Response.json({ success: "true" }),
    async () => new Response("down", { status: 502 }),
    async () => Promise.reject(new TypeError("no connection")),
  ]) {
    stubFetch(answer);
    expect(await isSolved("token")).toBe(false);
  }
});

test("an empty or endless token is not asked for", async () => {
  const fetch = stubFetch(async () => Response.json({ success: true }));
  expect(await isSolved("")).toBe(false);
  expect(await isSolved("x".repeat(3_000))).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
