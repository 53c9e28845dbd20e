import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { searchEventLog } from "~/domain/search/search-event-log";
import { keptSeconds } from "~/domain/shared/retention";
import { sqliteEventLogStore } from "../../../workers/event-log-store";
import { withCatalogue } from "../../support/catalogue";
import { halfDescribedSearch } from "../../support/half-described-search";
import { signedInUser } from "../../support/people";
import { cookiesOf } from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

withCatalogue();

/** An age that no product or price has. */
const AGE = "87";
const brief = {
  ...{ recipientType: `Mother, ${AGE}`, age: AGE, occasion: `${AGE}th birthday` },
  ...{ interests: "Gardening, nothing known", budget: "50" },
};

type Headers = Record<string, string>;

const get = (path: string, headers: Headers = {}) => SELF.fetch(origin + path, { headers });
const post = (path: string, form: Record<string, string>, headers: Headers = {}) =>
  SELF.fetch(origin + path, {
    ...{ method: "POST", headers, redirect: "manual" },
    body: new URLSearchParams(form),
  });

/** Starts a search by the form and waits for its end. */
async function started(headers: Headers = {}) {
  const page = await (await get("/", headers)).text();
  const [formUid = ""] = page.match(/(?<=name="uid" value=")[0-9a-f.]+/) ?? [];
  const response = await post("/?index", { ...brief, uid: formUid }, headers);
  const path = response.headers.get("Location") ?? "";
  const isOver = async () => (await get(`/api${path}`)).headers.get("x-job-complete");
  await expect.poll(isOver).toBe("true");
  return { path, formUid, response, starter: { Cookie: cookiesOf(response) } };
}

const MORE = { refine: "more", rounds: "1" };
const REFUSED = "Only who started this search can change it.";
const CONTROLS = [
  "More like this",
  "Not for them",
  "Say what to change",
  "Show 5 more",
  "Something cheaper",
];

const text = async (response: Response) => (await response.text()).replaceAll("<!-- -->", "");

test("the browser that started a search may change it, and no other", async () => {
  const { path, response, starter } = await started();
  const [header = ""] = response.headers.getSetCookie();
  expect(header).toContain(`Max-Age=${keptSeconds("startedCookie")};`);
  expect(header).toContain("HttpOnly");
  const own = await text(await get(path, starter));
  for (const control of CONTROLS) expect(own).toContain(control);
  expect(own).not.toContain(REFUSED);

  const read = await text(await get(path));
  for (const control of CONTROLS) expect(read).not.toContain(`>${control}<`);
  expect(read).toContain(REFUSED);
  expect(read).toContain('id="change-search"');
  expect((await post(path, MORE, starter)).status).toBe(303);
});

test.each([
  ["more", MORE],
  ["something cheaper", { refine: "cheaper", rounds: "1" }],
  ["more like one", { refine: "like", position: "0", rounds: "1" }],
  ["a refusal", { refine: "refuse", position: "0", rounds: "1" }],
  ["its undoing", { refine: "undo", position: "0", rounds: "1" }],
  ["a change", { refine: "change", said: "under 30", rounds: "1" }],
  ["what was taken back", { refine: "take-back", change: "0", rounds: "1" }],
  ["another try", {}],
  ["the age", { age: "left-out" }],
])("a reader's post of %s is a 403 in plain words, and changes nothing", async (_, form) => {
  const { path, starter } = await started();
  const before = (await get(`/api${path}`)).headers.get("ETag");
  const other = await started();
  for (const headers of [{}, other.starter, { Cookie: (await signedInUser()).cookie }]) {
    const answer = await post(path, form as Record<string, string>, headers);
    expect(answer.status).toBe(403);
    expect(await text(answer)).toContain(`${REFUSED} Start your own with the same details.`);
  }
  expect((await get(`/api${path}`, starter)).headers.get("ETag")).toBe(before);
});

test("a forged cookie is none", async () => {
  const { path, starter } = await started();
  const uid = path.slice(-64);
  const value = starter.Cookie.split("=")[1] ?? "";
  const own = encodeURIComponent(btoa(JSON.stringify([uid])));
  const forged = [own, `${own}.${"A".repeat(43)}`, `${value.slice(0, -4)}AAAA`, "%00"];
  for (const one of forged) {
    expect((await post(path, MORE, { Cookie: `started=${one}` })).status).toBe(403);
  }
});

test("what an account started is the account's, in any browser, and nobody else's", async () => {
  const user = await signedInUser();
  const { path, response } = await started({ Cookie: user.cookie });
  expect(cookiesOf(response)).not.toContain("started");
  expect((await post(path, MORE)).status).toBe(403);
  expect((await post(path, MORE, { Cookie: (await signedInUser()).cookie })).status).toBe(403);
  expect((await post(path, MORE, { Cookie: user.cookie })).status).toBe(303);
});

test("by the API it is the bearer's, or that of the client that keeps the cookie", async () => {
  const user = await signedInUser();
  const enqueue = (headers: Headers) =>
    SELF.fetch(`${origin}/api/giftsearch/enqueue`, {
      ...{ method: "POST", body: JSON.stringify(brief) },
      headers: { "Content-Type": "application/json", ...headers },
    });
  const own = await enqueue({ Authorization: `Bearer ${user.token}` });
  expect(own.headers.get("Set-Cookie")).toBeNull();
  const ownPath = `/giftsearch/${(await own.json<{ uid: string }>()).uid}`;
  expect(await text(await get(ownPath, { Cookie: user.cookie }))).not.toContain(REFUSED);
  expect((await post(ownPath, MORE)).status).toBe(403);

  const plain = await enqueue({});
  const headers = { Cookie: cookiesOf(plain) };
  const path = `/giftsearch/${(await plain.json<{ uid: string }>()).uid}`;
  expect((await post(path, MORE)).status).toBe(403);
  expect((await post(path, MORE, headers)).status).toBe(303);
});

test("who knows the address and the brief does not become the starter", async () => {
  const { path, formUid } = await started();
  const again = await post("/?index", { ...brief, uid: path.slice(-64) });
  expect(again.headers.get("Location")).not.toBe(path);
  const twice = await post("/?index", { ...brief, uid: formUid });
  expect(twice.headers.get("Location")).toBe(path);
});

test("a browser remembers its last 20 searches in a cookie that every browser takes", async () => {
  const { starter } = await started();
  let headers = starter;
  let header = "";
  for (let count = 0; count < 20; count += 1) {
    const next = await post("/?index", { ...brief }, headers);
    header = next.headers.get("Set-Cookie") ?? "";
    headers = { Cookie: cookiesOf(next) };
  }
  expect(header.length).toBeLessThan(4096);
  expect(
    JSON.parse(atob(decodeURIComponent(headers.Cookie.slice(8)).split(".")[0] ?? "")),
  ).toHaveLength(20);
});

test("an older search without a starter is anybody's until it expires", async () => {
  const { uid } = await halfDescribedSearch();
  const path = `/giftsearch/${uid}`;
  const html = await text(await get(path));
  expect(html).toContain("More like this");
  expect(html).not.toContain("Leave out the age");
  expect((await post(path, { age: "left-out" })).status).toBe(403);
  expect((await post(path, MORE)).status).toBe(303);
});

test("no reader is told an age that the starter leaves out", async () => {
  const { path, starter } = await started();
  await post(path, { refine: "change", said: "she is 91", rounds: "1" }, starter);
  await expect
    .poll(async () => (await get(`/api${path}`)).headers.get("x-job-complete"))
    .toBe("true");
  await withProductsOfAge(path);
  expect(await text(await get(path))).toContain(AGE);
  expect((await post(path, { age: "left-out" }, starter)).status).toBe(303);

  const user = await signedInUser();
  const json = { Accept: "application/json" };
  const product = (await (await get(`/api${path}`)).json<{ products: { asin: string }[] }[]>())[0];
  const asin = product?.products[0]?.asin ?? "";
  const save = `/saved-gifts/save?asin=${asin}&uid=${path.slice(-64)}`;
  const answers = [
    get(path),
    get(`${path}.data`),
    get(`${path}?save=${asin}`, { Cookie: user.cookie }),
    get(`${path}/events`),
    get(`/api${path}`),
    get(save, { Cookie: user.cookie }),
    post(path, MORE),
    ...[0, 1, 2, 3, 4].map((position) =>
      post(`${path}/products`, { position: `${position}`, count: "3" }, json),
    ),
  ];
  for (const answer of await Promise.all(answers)) {
    expect(toldIn(await text(answer)), answer.url).toBeUndefined();
  }
  const saved = await user.browse("/saved-gifts/save", {
    ...{ asin, uid: path.slice(-64), isFavorited: "true", from: "/saved-gifts" },
  });
  expect(saved.status).toBe(303);
  expect(await text(await user.browse("/saved-gifts"))).not.toMatch(/\b87(?:th)?\b/);

  const own = await text(await get(path, starter));
  expect(toldIn(own)).toContain(AGE);
  expect(own).toContain(`aged ${AGE}`);
  expect(own).toContain("Show the age");
  await post(path, { age: "shown" }, starter);
  expect(await text(await get(path))).toContain(`aged ${AGE}`);
});

/** Where a text has one of the ages, apart from addresses, nonces and the indices of the page's data. */
function toldIn(shown: string): string | undefined {
  const rest = shown.replaceAll(/[0-9a-f-]{30,}|nonce="[^"]*"|_\d+\\?":-?\d+|\[[\d,-]*\]/g, "");
  return rest.match(/.{0,60}\b(?:87|91)(?:th|st)?\b.{0,40}/)?.[0];
}

/** Puts a product that tells the age before the others of each idea. */
async function withProductsOfAge(path: string) {
  const object = env.GIFT_SEARCH.get(env.GIFT_SEARCH.idFromString(path.slice(-64)));
  await runInDurableObject(object, (_, { storage }) => {
    const eventLog = searchEventLog(sqliteEventLogStore(storage.sql, () => {}));
    for (const position of eventLog.ideas().keys()) {
      const outcome = eventLog.products(position);
      const first = outcome?.state === "found" ? outcome.products[0] : undefined;
      if (outcome?.state !== "found" || !first) continue;
      const told = { ...first, asin: `B${position}`, title: `Mug for an ${AGE}th birthday` };
      eventLog.keepProducts(position, { ...outcome, products: [told, ...outcome.products] });
      eventLog.keepReviews(position, { [told.asin]: null });
    }
  });
}
