import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { ROOT } from "../../workers/cli/processes";

const SECRET = "a secret that only benchmarks know";
const ORIGIN = "http://ribbon.test";
const RUNS = 15;
const MOST_ROUND_TRIPS = 2;

/**
 * The deployed Worker, with calls of the D1 binding counted, and `/hash`: the hash of a login
 * alone.
 */
const WRAPPER = `
import { scryptSync } from "node:crypto";
import worker, { GiftSearch } from "./app.js";
export { GiftSearch };

const originals = new WeakMap();
const CALLS = ["all", "first", "raw", "run"];

function counted(db, count) {
  const wrap = (statement) => {
    const wrapped = { bind: (...values) => wrap(statement.bind(...values)) };
    for (const name of CALLS) wrapped[name] = (...values) => (count(), statement[name](...values));
    originals.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (sql) => wrap(db.prepare(sql)),
    batch: (statements) => (count(), db.batch(statements.map((one) => originals.get(one)))),
  };
}

export default {
  async fetch(request, env, execution) {
    if (new URL(request.url).pathname === "/hash") {
      scryptSync("a password", "0123456789abcdef", 32, { N: 16384, r: 8, p: 5 });
      return new Response();
    }
    let calls = 0;
    const DB = counted(env.DB, () => { calls += 1; });
    const response = await worker.fetch(request, { ...env, DB }, execution);
    const headers = new Headers(response.headers);
    headers.set("x-d1-calls", String(calls));
    return new Response(response.body, { status: response.status, headers });
  },
};`;

/** D1 round trips of each account screen and API call, and the time of a login against its hash. */
export async function bench(): Promise<void> {
  const worker = new Miniflare({
    modules: [
      { type: "ESModule", path: "wrapper.js", contents: WRAPPER },
      { type: "ESModule", path: "app.js", contents: read("build/worker/app.js") },
    ],
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings: { APP_ENV: "local", SESSION_SECRET: SECRET },
    d1Databases: ["DB"],
    durableObjects: { GIFT_SEARCH: { className: "GiftSearch", useSQLite: true } },
  });
  try {
    await migrate(worker);
    await run(worker);
  } finally {
    await worker.dispose();
  }
}

async function run(worker: Miniflare): Promise<void> {
  const send = (path: string, init: Init = {}) =>
    worker.dispatchFetch(ORIGIN + path, { redirect: "manual", ...init });
  const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(`/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const email = "ada@example.com";
  const password = "a long and calm password";
  const names = { firstName: "Ada", lastName: "Byron" };
  const rows: [string, number][] = [];
  const record = async (name: string, response: Awaited<ReturnType<typeof send>>) => {
    rows.push([`${name} (${response.status})`, Number(response.headers.get("x-d1-calls"))]);
    return response;
  };

  const registration = { ...names, email, password, hasAgreedToTerms: true };
  await record("POST /api/auth/register", await call("auth/register", registration));
  await record("the same, known address", await call("auth/register", registration));
  const database = await worker.getD1Database("DB");
  await database.prepare("UPDATE user SET confirmed_at = 1").run();
  await record("POST /api/auth/login", await call("auth/login", { email, password }));
  const unknown = { email: "nobody@example.com", password };
  await record("the same, unknown address", await call("auth/login", unknown));
  const login = await call("auth/login", { email, password });
  const { token } = (await login.json()) as { token: string };
  const cookie = login.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  await record("POST /api/auth/refresh-token", await call("auth/refresh-token", {}, { cookie }));
  const bearer = { Authorization: `Bearer ${token}` };
  await record(
    "POST /api/account/update-profile",
    await call("account/update-profile", names, bearer),
  );
  const screens: [string, number][] = [];
  for (const path of ["/", "/login", "/register", "/forgot-password", "/account"]) {
    const response = await send(path, { headers: { cookie } });
    await response.text();
    screens.push([`GET ${path} (${response.status})`, Number(response.headers.get("x-d1-calls"))]);
  }

  console.log("D1 round trips, signed in");
  for (const [name, calls] of [...screens, ...rows]) console.log(`  ${name.padEnd(46)} ${calls}`);
  const most = Math.max(...screens.map(([, calls]) => calls));
  console.log(`  most in a screen: ${most}, aim <= ${MOST_ROUND_TRIPS}`);

  const [hash, known, unknownAddress] = await medians([
    () => send("/hash"),
    () => call("auth/login", { email, password }),
    (time) => call("auth/login", { email: `nobody${time}@example.com`, password }),
  ]);
  console.log(`Medians of ${RUNS}`);
  for (const [name, time] of [
    ["bare scrypt hash", hash],
    ["login", known],
    ["login, unknown address", unknownAddress],
  ] as const) {
    console.log(
      `  ${name.padEnd(30)} ${time.toFixed(1).padStart(7)} ms   ${(time / hash).toFixed(2)} ×`,
    );
  }
}

type Init = { method?: string; headers?: Record<string, string>; body?: string };

type Work = (time: number) => Promise<unknown>;

/**
 * Medians in milliseconds. The runs alternate, so that other load on the machine affects all alike.
 */
async function medians<const T extends [Work, Work, Work]>(works: T) {
  const times: [number[], number[], number[]] = [[], [], []];
  for (let time = 0; time < RUNS; time += 1) {
    for (const [place, work] of works.entries()) {
      const begun = performance.now();
      await work(time);
      times[place]?.push(performance.now() - begun);
    }
  }
  const middle = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  return [middle(times[0]), middle(times[1]), middle(times[2])] as const;
}

async function migrate(worker: Miniflare): Promise<void> {
  const database = await worker.getD1Database("DB");
  for (const file of readdirSync(join(ROOT, "migrations")).sort()) {
    if (!file.endsWith(".sql")) continue;
    for (const statement of read(`migrations/${file}`).split("--> statement-breakpoint")) {
      if (statement.trim()) await database.prepare(statement).run();
    }
  }
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
