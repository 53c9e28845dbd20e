import { beforeAll, expect, test } from "vitest";
import { teapot } from "../../support/api-bodies";
import { signedInUser } from "../../support/people";
import { confirmedAccount, password } from "../../support/people-with-accounts";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

const HOSTILE = [
  "/\t/evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\\\\evil.example",
  "\\/evil.example",
  "/./\\evil.example",
  "/..//evil.example",
  "/%09/evil.example",
  "/@evil.example",
  " //evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
];

let user: Awaited<ReturnType<typeof signedInUser>>;
let email: string;
beforeAll(async () => {
  user = await signedInUser();
  email = await confirmedAccount();
  expect((await user.call("POST", "/savedgifts", teapot)).status).toBe(201);
});

let client = 0;
/** Posts a form as a browser without JavaScript, from a new network address each time. */
function post(path: string, fields: Record<string, string>) {
  client += 1;
  return SELF.fetch(origin + path, {
    method: "POST",
    headers: { "CF-Connecting-IP": `198.18.0.${client}` },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

const fromQuery = (path: string, from: string) => `${path}?${new URLSearchParams({ from })}`;
const keep = { asin: teapot.asin, isFavorited: "true" };

/** Every route that redirects to an address taken from its request. */
const REDIRECTS: Record<string, (from: string) => Promise<Response>> = {
  "/login": (from) => post(fromQuery("/login", from), { email, password }),
  "/logout": (from) => post(fromQuery("/logout", from), { from }),
  "/theme": (from) => post(fromQuery("/theme", from), { theme: "dark", from }),
  "/cookies": (from) => post(fromQuery("/cookies", from), { consent: "accepted", from }),
  "/saved-gifts": (from) => user.browse("/saved-gifts", { view: "tiles", from }),
  "/saved-gifts/save": (from) => user.browse("/saved-gifts/save", { ...keep, from }),
  "a guarded screen": (from) =>
    SELF.fetch(fromQuery(`${origin}/account`, from), { redirect: "manual" }),
};

test.each(Object.entries(REDIRECTS))("%s redirects within this site only", async (_, send) => {
  for (const from of HOSTILE) {
    const response = await send(from);
    expect([302, 303], JSON.stringify(from)).toContain(response.status);
    const location = response.headers.get("Location") ?? "https://no.location";
    expect(new URL(location, origin).origin, JSON.stringify(from)).toBe(origin);
  }
});

const BROKEN = ["/a\r\nSet-Cookie: session=x", "/a\n", "/a\0"];
const { "a guarded screen": _guarded, "/logout": _logout, ...reading } = REDIRECTS;

test.each(Object.entries(reading))("%s answers 400 to a line break or NUL", async (_, send) => {
  for (const from of BROKEN) {
    expect((await send(from)).status, JSON.stringify(from)).toBe(400);
  }
});

const PAGES: Record<string, (from: string) => Promise<Response>> = {
  "/cookies": (from) => SELF.fetch(fromQuery(`${origin}/cookies`, from)),
  "/saved-gifts/save": (from) =>
    user.browse(`${fromQuery("/saved-gifts/save", from)}&asin=${teapot.asin}`),
};

test.each(Object.entries(PAGES))(
  "%s shows forms that return within this site only",
  async (_, get) => {
    for (const from of HOSTILE) {
      const html = await (await get(from)).text();
      const places = [
        ...html.matchAll(/name="from" value="([^"]*)"/g),
        ...html.matchAll(/<form[^>]* action="([^"]*)"/g),
      ];
      expect(places.length).toBeGreaterThan(1);
      for (const [, place = ""] of places) {
        expect(new URL(place, origin).origin, JSON.stringify(from)).toBe(origin);
      }
    }
  },
);

/** Names as a path can hold them that are no names of searches. */
const HOSTILE_NAMES = [
  "..%2f%5cevil.example",
  "..%2f%09%2fevil.example",
  "..%2f%2fevil.example",
  "..%5c%5cevil.example",
  "%2f..%2f..%2f%5cevil.example",
  "a%0d%0ab",
  "%00",
];

test.each(["products", "report", "products.data"])(
  "the address of a search's %s leads nowhere without a search",
  async (name) => {
    for (const uid of HOSTILE_NAMES) {
      const response = await SELF.fetch(`${origin}/giftsearch/${uid}/${name}`);
      expect(response.status, uid).toBe(404);
      expect(response.headers.get("Location"), uid).toBeNull();
      await response.arrayBuffer();
    }
    const back = await SELF.fetch(`${origin}/giftsearch/${"a".repeat(64)}/${name}`);
    await back.arrayBuffer();
    expect(back.headers.get("Location") ?? "", name).not.toContain("//");
  },
);

test("redirects to the requested path of this site", async () => {
  for (const [name, send] of Object.entries(REDIRECTS)) {
    if (name === "/logout" || name === "a guarded screen") continue;
    expect((await send("/about?x=1#y")).headers.get("Location"), name).toBe("/about?x=1#y");
  }
});
