import { expect, test } from "vitest";
import { decodePage } from "~/domain/shops/page-facts";
import { ShopError, type ShopFailure } from "~/domain/shops/shop-fetch";
import { readShopGift, type ShopReader } from "~/domain/shops/shop-gift.server";

const ADDRESS = new URL("https://shop.example/teapot?utm_source=mail&id=7");
const rules = { isLocal: false, ownHosts: [] };
const bytes = (text: string) => new TextEncoder().encode(text);

/** What is read of a page at the address. */
function read(html: string, changes: Partial<ShopReader> = {}) {
  const fetch: ShopReader["fetch"] = async () => ({
    url: ADDRESS,
    type: "text/html; charset=utf-8",
    body: bytes(html),
  });
  return readShopGift(
    { fetch, rules, products: {}, tags: {}, mayLookUp: async () => true, ...changes },
    ADDRESS,
  );
}

const data = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === "string" ? json : JSON.stringify(json).replaceAll("</", "<\\/")}</script>`;
const offer = (price: unknown, priceCurrency: unknown = "GBP") => ({ price, priceCurrency });
const teapot = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: "Cast iron teapot",
  image: "/teapot.jpg",
  offers: { "@type": "Offer", ...offer("24.99") },
};
const OPEN_GRAPH =
  '<meta property="og:title" content="Pot &amp; cup"><meta property="og:image" content="https://cdn.shop.example/pot.png"><meta property="product:price:amount" content="19"><meta property="product:price:currency" content="usd">';

test("JSON-LD comes first, then Open Graph, then the title", async () => {
  const title = "<title>Teapot\n | Shop</title>";
  expect(await read(title + OPEN_GRAPH + data(teapot))).toEqual({
    title: "Cast iron teapot",
    asOf: null,
    price: { value: 24.99, currency: "GBP" },
    picture: "https://shop.example/teapot.jpg",
    link: "https://shop.example/teapot?id=7",
    problem: null,
  });
  expect(await read(title + OPEN_GRAPH)).toMatchObject({
    title: "Pot & cup",
    price: { value: 19, currency: "USD" },
    picture: "https://cdn.shop.example/pot.png",
  });
  expect(await read(title)).toMatchObject({ title: "Teapot | Shop", price: null, picture: null });
  expect(await read("<p>Nothing</p>")).toMatchObject({ title: null, problem: expect.any(String) });
});

test.each([
  ["in a graph", { "@graph": [{ "@type": "WebPage" }, teapot] }],
  ["in a list", [{ "@type": "BreadcrumbList" }, teapot]],
  ["of several types", { ...teapot, "@type": ["Book", "Product"] }],
  ["by the address of its type", { ...teapot, "@type": "http://schema.org/Product" }],
  ["of a page", { "@type": "ItemPage", mainEntity: teapot }],
  [
    "before further products",
    [{ "@type": "ItemList", items: [{ ...teapot, name: "No" }] }, teapot],
  ],
])("a product %s is found", async (_what, json) => {
  expect(await read(data(json))).toMatchObject({ title: "Cast iron teapot" });
});

test.each([
  ["a number", offer(24.99), 24.99],
  ["thousands", offer("1,299.00"), 1299],
  ["a decimal comma", offer("24,99"), 24.99],
  ["the first of several offers", [offer("30"), offer("20")], 30],
  [
    "the lowest of an aggregate",
    { lowPrice: "18.50", highPrice: "40", priceCurrency: "GBP" },
    18.5,
  ],
  ["a specification", { priceSpecification: [offer("12")] }, 12],
  ["offers within an aggregate", { "@type": "AggregateOffer", offers: [offer(9)] }, 9],
])("a price: %s", async (_what, offers, value) => {
  const gift = await read(data({ ...teapot, offers }));
  expect(gift.price).toEqual({ value, currency: "GBP" });
});

test.each([
  ["no currency", offer("24.99", null)],
  ["a currency that we do not know", offer("24.99", "XAU")],
  ["a currency that is an object", offer("24.99", { toString: "GBP" })],
  ["words", offer("from 24.99")],
  ["nothing", offer("0")],
  ["less than nothing", offer("-5")],
  ["no end of it", offer("9".repeat(400))],
  ["a list", offer(["24.99"])],
  ["an exponent", offer("1e3")],
])("no price: %s", async (_what, offers) => {
  expect((await read(data({ ...teapot, offers }))).price).toBeNull();
});

test.each([
  ["a script", "javascript:alert(1)"],
  ["data", "data:image/svg+xml,<svg onload=alert(1)>"],
  ["this machine", "https://127.0.0.1/a.png"],
  ["another port", "https://shop.example:8443/a.png"],
  ["no encryption", "http://shop.example/a.png"],
  ["a password", "https://a:b@shop.example/a.png"],
  ["an object", { "@id": "#picture" }],
  ["a number", 7],
])("no picture: %s", async (_what, image) => {
  expect((await read(data({ ...teapot, image }))).picture).toBeNull();
});

const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
test.each([
  ["broken JSON", data('{"@type":"Product","name":')],
  ["JSON that is nested very deep", data(deep(100_000))],
  ["very many values", data([...Array(50_000)].map((_, place) => ({ place })))],
  ["very many scripts", data({}).repeat(5_000)],
  ["a very large script", data({ description: "x".repeat(600_000) })],
  ["tags that never end", "<div ".repeat(50_000)],
  ["a name that is an object", data({ ...teapot, name: { "@value": "x" } })],
  ["keys of every object", data('{"@type":"Product","__proto__":{"name":"x"},"constructor":1}')],
  ["bytes that are no text", "\u0000\uffff".repeat(1000)],
])("a hostile page does no harm: %s", async (_what, html) => {
  expect(await read(`<title>Teapot</title>${html}`)).toMatchObject({ title: "Teapot" });
});

test("a title is one line of plain text, of bounded length", async () => {
  const name = `<b>Tea</b>pot\n<script>alert(1)</script>\u202e\u0007 ${"very ".repeat(500)}`;
  const { title } = await read(data({ ...teapot, name }));
  expect(title).toMatch(/^Tea pot very very/);
  expect(title?.length).toBeLessThanOrEqual(300);
});

test("titles of pictures in a page are not its own", async () => {
  const page = "<title>Teapot</title><svg><title>Basket</title></svg>";
  expect((await read(page)).title).toBe("Teapot");
});

test("a page says how it is written", () => {
  const latin = Uint8Array.from([...'<meta charset="latin1">Caf\xe9'].map((c) => c.charCodeAt(0)));
  expect(decodePage(latin, "text/html")).toContain("Café");
  expect(decodePage(bytes("Café"), "text/html; charset=utf-8")).toBe("Café");
  expect(decodePage(bytes("Café"), "text/html; charset=nonsense")).toBe("Café");
});

test.each<ShopFailure>(["address", "redirects", "kind", "size", "timeout", "unavailable"])(
  "what cannot be read is left to fill in: %s",
  async (reason) => {
    const fetch = () => Promise.reject(new ShopError(reason));
    expect(await read("", { fetch })).toEqual({
      ...{ title: null, price: null, picture: null },
      ...{ link: "https://shop.example/teapot?id=7", asOf: null },
      problem: expect.stringMatching(/\.$/),
    });
  },
);

test("a product of Amazon is looked up by its ASIN, and its page is not read", async () => {
  const url = new URL("https://www.amazon.co.uk/Pot/dp/B0TEAPOT01?tag=other-21");
  const fetch: ShopReader["fetch"] = async (_address, { isEnd }) => {
    expect(isEnd?.(url)).toBe(true);
    return { url, type: "", body: null };
  };
  const product = {
    ...{ asin: "B0TEAPOT01", title: "Teapot", link: "", imageUrl: "/sample/hamper.svg" },
    ...{ price: null, ratingsTotal: null, featureBullets: [], bookDescription: null },
    asOf: "2026-11-22T12:00:00.000Z",
  };
  const byAsin = async (asin: string, region: string) =>
    asin === "B0TEAPOT01" && region === "UK" ? product : null;
  const link = "https://www.amazon.co.uk/dp/B0TEAPOT01?tag=ours-21";
  const tags = { UK: "ours-21" };
  expect(await read("", { fetch, tags, products: { byAsin } })).toMatchObject({
    ...{ title: "Teapot", link, asOf: product.asOf, problem: null },
  });
  const failing = { byAsin: () => Promise.reject(new Error("no")) };
  expect(await read("", { fetch, tags, products: failing })).toMatchObject({
    ...{ title: null, link, problem: expect.any(String) },
  });
  expect(await read("", { fetch, tags })).toMatchObject({ title: null, link });
  const refused = { fetch, tags, products: { byAsin }, mayLookUp: async () => false };
  expect(await read("", refused)).toMatchObject({ title: null, link });
});
