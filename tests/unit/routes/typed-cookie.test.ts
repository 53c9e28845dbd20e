import { SELF } from "cloudflare:test";
import { expect, test } from "vitest";
import { signedInUser } from "../../support/people";
import { cookieOf } from "../../support/people-with-accounts";
import { origin } from "../../support/test-env";

const post = (path: string, form: Record<string, string>) =>
  SELF.fetch(origin + path, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
const page = async (path: string, cookie: string) =>
  (await SELF.fetch(origin + path, { headers: { Cookie: cookie } })).text();
const fromOf = (response: Response) =>
  new URL(response.headers.get("Location") ?? "", origin).searchParams.get("from") ?? "";

test("what is posted without a session is shown after the login, at its own address alone", async () => {
  const { cookie } = await signedInUser();
  const refused = await post("/profile-cards/new", { name: "Łukasz", interests: "Chess" });
  const typed = cookieOf(refused);
  const from = fromOf(refused);
  expect(from).toMatch(/^\/profile-cards\/new\?kept=[0-9a-f-]{36}$/);
  expect(refused.headers.get("Set-Cookie")).toMatch(/HttpOnly/);
  const shown = await page(from, `${cookie}; ${typed}`);
  expect(shown).toContain('value="Łukasz"');
  const keyless = await page("/profile-cards/new", `${cookie}; ${typed}`);
  const otherKey = `/profile-cards/new?kept=${crypto.randomUUID()}`;
  for (const other of [
    keyless,
    await page(otherKey, `${cookie}; ${typed}`),
    await page(from, typed),
    await page(from, cookie),
    await page(from, `${cookie}; typed=${btoa('"made up"')}`),
  ]) {
    expect(other).not.toContain("Łukasz");
  }
});

test("secrets are not kept, nor more than a cookie holds", async () => {
  const onlySecret = await post("/account", { password: "a secret", currentPassword: "another" });
  expect(onlySecret.headers.get("Set-Cookie")).toBeNull();
  expect(fromOf(onlySecret)).toBe("/account");
  const noise = [...crypto.getRandomValues(new Uint8Array(8_000))].join("");
  const large = await post("/profile-cards/new", { name: "Anna", interests: noise });
  expect(large.headers.get("Set-Cookie")?.length).toBeLessThan(4_096);
  const { cookie } = await signedInUser();
  expect(await page(fromOf(large), `${cookie}; ${cookieOf(large)}`)).toContain('value="Anna"');
});

test("of 490 fields at most 60 are kept", async () => {
  const fields = Array.from({ length: 489 }, (_, place) => [`f${place}`, `${place}`]);
  const many = await post("/profile-cards/new", Object.fromEntries([["name", "Anna"], ...fields]));
  expect(many.status).toBe(303);
  expect(many.headers.get("Set-Cookie")?.length).toBeLessThan(1_500);
});

test("a network address that has too much kept is led to the login without it", async () => {
  const headers = { "CF-Connecting-IP": "198.18.3.1" };
  const body = () => new URLSearchParams({ name: "Anna" });
  const send = () =>
    SELF.fetch(`${origin}/profile-cards/new`, {
      ...{ method: "POST", headers, body: body(), redirect: "manual" },
    });
  // At once, as in limits.test.ts; more than two minutes allow.
  const answers = await Promise.all(Array.from({ length: 41 }, send));
  expect(answers.every(({ status }) => status === 303)).toBe(true);
  expect(answers.some((one) => one.headers.has("Set-Cookie"))).toBe(true);
  const over = answers.find((one) => !one.headers.has("Set-Cookie"));
  expect(over && fromOf(over)).toBe("/profile-cards/new");
});
