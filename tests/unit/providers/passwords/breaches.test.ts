import { afterEach, expect, test, vi } from "vitest";
import { passwordBreaches } from "~/providers/passwords/breaches";

// The SHA-1 of 'correct horse' begins with 5 digits that are all that is sent.
const isBreached = passwordBreaches("https://breaches.test");
const SUFFIX_OF = async (password: string) => {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(password));
  const hash = [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return { prefix: hash.slice(0, 5), suffix: hash.slice(5).toUpperCase() };
};

afterEach(() => vi.unstubAllGlobals());

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("finds a leaked password by the first five digits of its hash alone", async () => {
  const { prefix, suffix } = await SUFFIX_OF("correct horse");
  const fetch = stubFetch(async () => new Response(`${"0".repeat(35)}:3\r\n${suffix}:12\r\n`));
  expect(await isBreached("correct horse")).toBe(true);
  const [address] = fetch.mock.calls[0] as unknown as [string];
  expect(address).toBe(`https://breaches.test/range/${prefix}`);
});

test("padding, other passwords and a broken service are no breach", async () => {
  const { suffix } = await SUFFIX_OF("correct horse");
  for (const answer of [
    async () => new Response(`${suffix}:0\r\n`),
    async () => new Response(`${"0".repeat(35)}:3\r\n`),
    async () => new Response(`${suffix}:12`, { status: 503 }),
    async () => Promise.reject(new TypeError("no connection")),
  ]) {
    stubFetch(answer);
    expect(await isBreached("correct horse")).toBe(false);
  }
});
