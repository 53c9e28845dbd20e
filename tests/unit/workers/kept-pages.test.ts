import { env, runInDurableObject } from "cloudflare:test";
import { afterEach, expect, test, vi } from "vitest";
import type { GiftSearch } from "../../../workers/gift-search";
import { withCatalogue } from "../../support/catalogue";
import { confirmedAccount, password } from "../../support/people-with-accounts";
import { gardenBrief } from "../../support/search";
import { SELF } from "../../support/self";

withCatalogue();
afterEach(() => vi.restoreAllMocks());

const ORIGIN = "https://ribbon.test";
type Headers = Record<string, string>;

const post = (path: string, body: object) =>
  SELF.fetch(`${ORIGIN}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const cookieOf = (response: Response) => response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

/** A finished search of a browser, with that browser's cookie. */
async function finishedSearch() {
  const interests = gardenBrief.interests.join(", ");
  const started = await post("/api/giftsearch/enqueue", { ...gardenBrief, interests });
  const { uid } = (await started.json()) as { uid: string };
  const object = env.GIFT_SEARCH.get(env.GIFT_SEARCH.idFromString(uid));
  await expect.poll(async () => (await object.snapshot())?.end ?? null).not.toBeNull();
  const get = async (headers: Headers = {}, query = "") => {
    const response = await SELF.fetch(`${ORIGIN}/giftsearch/${uid}${query}`, { headers });
    const policy = response.headers.get("Content-Security-Policy");
    const nonce = policy?.match(/script-src 'self' 'nonce-([^']+)/)?.[1] ?? "";
    return {
      status: response.status,
      headers: response.headers,
      html: await response.text(),
      nonce,
    };
  };
  /** Gives the first idea another reason from now on, as no change does, so that only a page rendered anew has it. */
  const plant = (text: string) =>
    runInDurableObject(object, (instance) => {
      vi.restoreAllMocks();
      const proto: Pick<GiftSearch, "snapshot"> = Object.getPrototypeOf(instance);
      const { snapshot } = proto;
      vi.spyOn(proto, "snapshot").mockImplementation(async function (this: unknown, asker) {
        const read = await snapshot.call(this as GiftSearch, asker);
        const [first, ...others] = read?.suggestions ?? [];
        return read && first
          ? { ...read, suggestions: [{ ...first, whyItFits: text }, ...others] }
          : read;
      });
    });
  return { uid, object, cookie: cookieOf(started), get, plant };
}

const FORM_UID = /[0-9a-f]{64}\.[0-9a-f]{32}/g;
const formUidsOf = (html: string) => [...new Set(html.match(FORM_UID))];
const plain = ({ html, nonce }: { html: string; nonce: string }) =>
  html.replaceAll(nonce, "NONCE").replace(FORM_UID, "FORM");
const cookie = (name: string, value: string) => ({ Cookie: `${name}=${btoa(`"${value}"`)}` });

test("a finished page is rendered once for everybody, with a nonce and a form of each one's own", async () => {
  const { get, plant } = await finishedSearch();
  const first = await get();
  await plant("Planted.");
  const second = await get();
  const third = await get(cookie("gift-view", "tiles"));
  expect(plain(second)).toBe(plain(first));
  expect(plain(third)).toBe(plain(first));
  expect(second.html).not.toContain("Planted.");
  expect(second.html).toContain(`nonce="${second.nonce}"`);
  expect(second.html).not.toContain(first.nonce);
  const names = ["content-type", "cache-control", "referrer-policy", "vary"];
  for (const name of names) expect(second.headers.get(name)).toBe(first.headers.get(name));
  const uids = [first, second, third].map(({ html }) => formUidsOf(html));
  expect(uids.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(uids.flat()).size).toBe(3);
});

test("theme, cookie choice and Global Privacy Control have documents of their own", async () => {
  const { get, plant } = await finishedSearch();
  const accepted = cookie("cookie-consent", "accepted");
  await get();
  const others = [cookie("theme", "light"), accepted, { ...accepted, "Sec-GPC": "1" }];
  for (const [place, headers] of others.entries()) {
    await plant(`Planted ${place}.`);
    expect((await get(headers)).html).toContain(`Planted ${place}.`);
  }
  expect((await get(cookie("theme", "light"))).html).toContain('data-theme="light"');
  expect((await get()).html).toContain('data-theme="dark"');
  expect((await get()).html).not.toContain("Planted");
});

test("who started the search, has a session, a token or any other cookie gets a page of their own", async () => {
  const search = await finishedSearch();
  const { get, plant } = search;
  const everybodys = await get();
  const login = await post("/api/auth/login", { email: await confirmedAccount(), password });
  const session = cookieOf(login);
  expect(session).toContain("session=");
  const own: Headers[] = [
    { Cookie: search.cookie },
    { Cookie: session },
    { Cookie: `theme=x; ${session}` },
    { Cookie: "something=else" },
    { Authorization: "Bearer abc" },
  ];
  for (const [place, headers] of own.entries()) {
    for (const time of ["once", "twice"]) {
      await plant(`Planted ${place} ${time}.`);
      expect((await get(headers)).html).toContain(`Planted ${place} ${time}.`);
    }
  }
  expect((await get({ Cookie: search.cookie })).html).toContain("Say what to change");
  expect(everybodys.html).not.toContain("Say what to change");
  expect(plain(await get())).toBe(plain(everybodys));
});

test("a browser that started another search sees what everybody sees", async () => {
  const { get, plant } = await finishedSearch();
  const other = await finishedSearch();
  const first = await get();
  await plant("Planted.");
  expect(plain(await get({ Cookie: other.cookie }))).toBe(plain(first));
});

test("a change of the search shows at once, and its undoing too", async () => {
  const { get, object } = await finishedSearch();
  const age = /\b62\b/;
  // The data of scripts has numbers of its own.
  const text = async () => (await get()).html.replace(/<script.*?<\/script>/gs, "");
  expect(await text()).toMatch(age);
  await object.leaveOutAge(true);
  expect(await text()).not.toMatch(age);
  await object.leaveOutAge(false);
  expect(await text()).toMatch(age);
  await object.refine({ refine: "refuse", position: 1 });
  const [first] = (await object.snapshot())?.refused ?? [];
  expect((await get()).html).toContain(first?.title);
});

test("an address with a query is not kept, and a search that expired is gone", async () => {
  const { get, plant, object } = await finishedSearch();
  await get({}, "?card=1");
  await plant("Planted.");
  expect((await get({}, "?card=1")).html).toContain("Planted.");
  await get();
  await runInDurableObject(object, (_, { storage }) => storage.deleteAll());
  expect((await get()).status).toBe(404);
});
