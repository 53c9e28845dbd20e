import { expect, test } from "vitest";
import { readListSource } from "~/domain/screens/list-source.server";
import { sampleSearch } from "~/domain/screens/mail-gallery-samples";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import { NOBODY } from "~/domain/search/starter.server";
import { teapot } from "../../../support/api-bodies";
import { signedInUser } from "../../../support/people";
import { db } from "../../../support/test-env";

const LINKS = [
  ["https://shop.example/teapot", "https://shop.example/teapot"],
  ["http://shop.example/teapot", null],
  ["https://10.0.0.1/teapot", null],
  ["https://router.local/teapot", null],
  ["https://www.amazon.co.uk@evil.example/dp/B0TEAPOT01", null],
  ["https://ribbon.example/logout", null],
] as const;

/** What a list can be made from, where a search is as it is given. */
const sourceOf = (
  from: string,
  viewer: Parameters<typeof readListSource>[2],
  snapshot: SearchSnapshot | null = null,
) =>
  readListSource(
    {
      db,
      searches: { snapshot: async () => snapshot },
      asker: async () => NOBODY,
      rules: { isLocal: false, ownHosts: ["ribbon.example"] },
    },
    from,
    viewer,
  );

test.each(LINKS)("a saved gift of %s goes on a list with the link %s", async (productUrl, link) => {
  const user = await signedInUser();
  const saved = await user.call("POST", "/savedgifts", { ...teapot, productUrl });
  expect(saved.status).toBe(201);
  const source = await sourceOf("saved", user);
  expect(source?.gifts).toMatchObject([{ title: teapot.title, link }]);
});

test.each(LINKS)(
  "a product of a search at %s goes on a list with the link %s",
  async (at, link) => {
    const [suggestion] = sampleSearch.suggestions;
    const [product] = suggestion?.products ?? [];
    const suggestions = [{ ...suggestion, products: [{ ...product, link: at }] }] as never;
    const source = await sourceOf("a".repeat(64), null, { ...sampleSearch, suggestions });
    expect(source?.gifts).toMatchObject([{ title: product?.title, link }]);
  },
);
