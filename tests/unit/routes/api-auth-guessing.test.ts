import { expect, test } from "vitest";
import {
  callUntilLimited,
  confirmedAccount,
  freshEmail,
  MANY_HASHES,
  mailsTo,
  password,
  post,
  registration,
} from "../../support/people-with-accounts";

const bodyOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
});

test("no response reveals whether an address has an account", MANY_HASHES, async () => {
  const known = await confirmedAccount();
  const unknown = freshEmail();
  const both = async (path: string, body: (email: string) => unknown) => {
    const responses = [];
    for (const email of [known, unknown]) {
      const response = await post(path, { body: body(email) });
      responses.push({ ...(await bodyOf(response)), headers: [...response.headers.keys()].sort() });
    }
    return responses;
  };
  const calls: [string, (email: string) => unknown, number][] = [
    ["auth/login", (email) => ({ email, password: "wrong password" }), 401],
    ["account/request-password-reset", (email) => ({ email }), 200],
    ["account/reset-password", (email) => ({ email, token: "x", newPassword: "long enough" }), 422],
    ["auth/register", (email) => registration(email), 200],
  ];
  for (const [path, body, status] of calls) {
    const [first, second] = await both(path, body);
    expect(first, path).toEqual(second);
    expect(first?.status, path).toBe(status);
  }
  expect((await mailsTo(known)).map(({ kind }) => kind).sort()).toEqual([
    "account.confirm",
    "account.known",
    "account.reset",
  ]);
});

test.each([
  ["auth/login", 20],
  ["auth/register", 20],
  ["account/request-password-reset", 10],
])("%s is rate limited by network address, IPv6 by /64", async (path, limit) => {
  const { response, allowed } = await callUntilLimited(limit, (time) =>
    post(path, { body: {}, address: `2001:db8:${path.length}:7::${time}` }),
  );
  expect(allowed).toBeGreaterThanOrEqual(limit);
  expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
  expect(await response.json()).toEqual({ message: expect.stringContaining("Too many attempts") });
  expect((await post(path, { body: {}, address: `2001:db8:${path.length}:8::1` })).status).toBe(
    422,
  );
});

test(
  "after ten wrong passwords logins get 429 from their address, for known and unknown accounts",
  MANY_HASHES,
  async () => {
    const known = await confirmedAccount();
    for (const [place, email] of [known, freshEmail()].entries()) {
      const body = { email, password: "wrong password" };
      const attempt = () => post("auth/login", { body, address: `203.0.113.${place + 20}` });
      for (let times = 0; times < 10; times += 1) expect((await attempt()).status).toBe(401);
      const slowed = await attempt();
      expect(slowed.status).toBe(429);
      expect(Number(slowed.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
      expect(Number(slowed.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
  },
);

test(
  "a browser that has logged in before is not slowed by strangers, a forged one is",
  MANY_HASHES,
  async () => {
    const email = await confirmedAccount();
    const address = "203.0.113.9";
    const first = await post("auth/login", { body: { email, password }, address });
    const device = first.headers.getSetCookie().find((one) => one.startsWith("device="));
    const cookie = device?.split(";")[0] ?? "";
    expect(cookie).not.toContain(email);
    const wrong = { body: { email, password: "wrong password" }, address };
    for (let times = 0; times < 10; times += 1) await post("auth/login", wrong);
    const right = { body: { email, password }, address };
    expect((await post("auth/login", right)).status).toBe(429);
    const forged = `${cookie.slice(0, -2)}xx`;
    expect((await post("auth/login", { ...right, cookie: forged })).status).toBe(429);
    // A signature that is not base64.
    const broken = `${cookie.split(".")[0]}.%25%25`;
    expect((await post("auth/login", { ...right, cookie: broken })).status).toBe(429);
    expect((await post("auth/login", { ...right, cookie })).status).toBe(200);
  },
);
