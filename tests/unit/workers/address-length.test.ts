import { expect, test } from "vitest";
import { isTooLong } from "../../../workers/address-length";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

const manifest = (...paths: string[]) =>
  `/__manifest?${new URLSearchParams([["version", "1"], ...paths.map((path) => ["p", path])])}`;

/** A brief as long as any, in letters that take nine characters each in an address. */
const brief = new URLSearchParams({
  interests: "茶".repeat(500),
  avoid: "肉".repeat(200),
  recipientType: "母".repeat(80),
  occasion: "誕".repeat(80),
  ...{ age: "120", budget: "100000", region: "USA", card: crypto.randomUUID() },
});
const from = (path: string) => `from=${encodeURIComponent(path)}`;
const chosen = Array.from({ length: 200 }, () => `card=${crypto.randomUUID()}`).join("&");

const ADDRESSES: [path: string, isRefused: boolean][] = [
  [`/?${brief}`, false],
  [`/_root.data?${brief}&_routes=routes%2F_index%2Froute`, false],
  [`/login?${from(`/?${brief}`)}`, false],
  [`/login.data?${from(`/?${brief}`)}`, false],
  [`/cookies?${from(`/?${brief}`)}`, false],
  [`/saved-gifts/add?url=${"%2Fa".repeat(1_000)}&title=${"a".repeat(500)}`, false],
  [`/saved-gifts/add?${new URLSearchParams({ text: "茶".repeat(1_200) })}`, false],
  [`/profile-cards/chosen/holiday?${chosen}`, false],
  [`/login?${from(`/profile-cards/chosen/holiday?${chosen}`)}`, false],
  [`/shop-picture?of=${"%2Fa".repeat(1_000)}`, false],
  [manifest(...Array.from({ length: 150 }, (_, index) => `/saved-gifts/${index}`)), false],
  [`/about?a=${"a".repeat(2_000)}`, false],
  [`/about?a=${"a".repeat(2_100)}`, true],
  [`/about?${from(`/?${brief}`)}`, true],
  [`/api/profilecards?a=${"a".repeat(2_100)}`, true],
  [`/?${brief}&a=${"a".repeat(1_500)}`, true],
  [`/login?${from("/")}${"a".repeat(16_000)}`, true],
];

test("a query is no longer than its page can need", () => {
  for (const [path, isRefused] of ADDRESSES) {
    expect(isTooLong(new URL(origin + path)), path.slice(0, 60)).toBe(isRefused);
  }
});

test.each(["/about", "/api/profilecards"])("%s says when an address is too long", async (path) => {
  const response = await SELF.fetch(`${origin}${path}?a=${"a".repeat(2_100)}`);
  expect(response.status).toBe(414);
  expect(await response.text()).toContain("This address is too long.");
  const isApi = path.startsWith("/api");
  expect(response.headers.get("Content-Type")).toContain(isApi ? "application/json" : "text/plain");
});
