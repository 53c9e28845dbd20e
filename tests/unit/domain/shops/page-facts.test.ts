import { afterEach, expect, test, vi } from "vitest";
import { readPageFacts } from "~/domain/shops/page-facts";
import { HOSTILE_PAGES } from "../../../support/hostile-pages";
import { countParserCalls } from "../../../support/parser-calls";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(Object.entries(HOSTILE_PAGES))(
  "a page made of markup is given up early: %s",
  async (_what, page) => {
    const calls = countParserCalls();
    await readPageFacts(`<title>Teapot</title>${page}`);
    expect(calls()).toBeLessThan(25_000);
  },
);

test("a page that is given up has said what it said before", async () => {
  const page = `<title>Teapot</title>${HOSTILE_PAGES["many tags"]}`;
  expect(await readPageFacts(page)).toMatchObject({ title: "Teapot" });
});

test("a product with much markup in its description is read", async () => {
  const description = "<p>Holds <b>one</b> litre</p>".repeat(500);
  const product = JSON.stringify({ "@type": "Product", name: "Teapot", description });
  const data = product.replaceAll("</", "<\\/");
  const page = `<script>${"if (a<b) c();".repeat(20_000)}</script><script type="Application/LD+JSON">${data}</script>`;
  expect(await readPageFacts(page)).toMatchObject({ title: "Teapot" });
});

test("a page of very many elements is given up, one of many is read", async () => {
  const page = (many: number) => `${"<p></p>".repeat(many)}<title>Teapot</title>`;
  expect(await readPageFacts(page(100_000))).toMatchObject({ title: null });
  expect(await readPageFacts(page(10_000))).toMatchObject({ title: "Teapot" });
});

test("data that is far longer than that of a product is left out", async () => {
  const data = (length: number) =>
    JSON.stringify({ "@type": "Product", name: "Teapot", description: "a".repeat(length) });
  const page = (length: number) =>
    `<title>Pots</title><script type="application/ld+json">${data(length)}</script>`;
  expect(await readPageFacts(page(300_000))).toMatchObject({ title: "Pots" });
  expect(await readPageFacts(page(150_000))).toMatchObject({ title: "Teapot" });
});
