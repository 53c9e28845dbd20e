import type { ServerResponse } from "node:http";
import { asinOf } from "./rainforest";
import { pause, playFault, sendJson, type World } from "./world";

type SearchItems = { keywords?: string; itemCount?: number };
type GetItems = { itemIds?: string[] };

/** Amazon Creators API: the token endpoint, `searchItems` and `getItems`. */
export async function answerCreators(
  world: World,
  path: string,
  body: unknown,
  fault: string,
  response: ServerResponse,
) {
  if (await playFault(world, response, fault)) return;
  if (path.endsWith("/token")) {
    return sendJson(response, 200, {
      access_token: "creators-token",
      token_type: "bearer",
      expires_in: 3600,
    });
  }
  await pause(world, world.latency.search);
  if (path.endsWith("/getItems")) {
    const { itemIds = [] } = body as GetItems;
    // The first is no longer sold, as in real bodies, where an error stands in for it.
    const items = itemIds.slice(1).map((asin, place) => itemOf(asin, asin, place));
    const errors = [{ code: "ItemNotAccessible", message: "x" }];
    return sendJson(response, 200, { itemsResult: { items }, errors });
  }
  const { keywords = "", itemCount = 10 } = body as SearchItems;
  const items = Array.from({ length: fault === "empty" ? 0 : itemCount }, (_, place) =>
    itemOf(asinOf(keywords, place), `${keywords} No. ${place + 1}`, place),
  );
  const errors =
    fault === "errors" ? { errors: [{ code: "ItemNotAccessible", message: "x" }] } : {};
  sendJson(response, 200, {
    searchResult: { totalResultCount: items.length, searchURL: "https://x", items },
    ...errors,
  });
}

function itemOf(asin: string, title: string, place: number) {
  const url = `https://m.media-amazon.com/images/I/${place}.jpg`;
  const money = { amount: 14 + place, currency: "GBP", displayAmount: `£${14 + place}` };
  return {
    asin,
    detailPageURL: `https://www.amazon.co.uk/dp/B000000000?tag=other-21`,
    itemInfo: {
      title: { displayValue: title, label: "Title", locale: "en_GB" },
      features: {
        displayValues: ["Made for outdoor use in all weathers"],
        label: "Features",
        locale: "en_GB",
      },
    },
    images: { primary: { large: { url, width: 500, height: 500 } } },
    ...(place % 4 === 3
      ? {}
      : { offersV2: { listings: [{ isBuyBoxWinner: true, price: { money } }] } }),
  };
}

/** Open Library's search by ISBN, and a work's description (a string, or an object with a value). */
export async function answerOpenLibrary(
  world: World,
  path: string,
  fault: string,
  response: ServerResponse,
) {
  if (await playFault(world, response, fault)) return;
  if (path === "/search.json") {
    const docs = fault === "empty" ? [] : [{ key: "/works/OL45804W", title: "A Book" }];
    return sendJson(response, 200, { numFound: docs.length, docs });
  }
  const text =
    "A gardener keeps a diary through four seasons. It tells of soil, patience and frost.";
  sendJson(response, 200, {
    description: fault === "text" ? text : { type: "/type/text", value: text },
  });
}
