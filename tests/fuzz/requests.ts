import { pick, type Random } from "./random";

/** What requests are made of: the addresses of the site, and its forms and API bodies as they should be. */
export type Material = {
  paths: string[];
  forms: { path: string; fields: [name: string, value: string][] }[];
  bodies: { path: string; body: Record<string, unknown> }[];
  ids: string[];
  cookies: string[];
  tokens: string[];
};

/** A request as it can be printed and sent again. */
export type FuzzedRequest = {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
};

const METHODS = [
  "GET",
  "GET",
  "POST",
  "POST",
  "POST",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
];
const URLENCODED = "application/x-www-form-urlencoded";
const TYPES = [
  ...[URLENCODED, "application/json", "multipart/form-data; boundary=x", "text/plain", ""],
  ...["multipart/form-data", "application/xml", "nonsense", `${URLENCODED}; charset=utf-16`],
];

/** Values that parsers, patterns, databases, templates and headers have stumbled over. */
const HOSTILE = [
  "",
  " ",
  "0",
  "-1",
  "1e9",
  "99999999999999999999",
  "NaN",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "'",
  '"',
  "' OR 1=1 --",
  "'; DROP TABLE user; --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "#{7*7}",
  "../../etc/passwd",
  "//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "%",
  "%00",
  "\u0000",
  "\r\nSet-Cookie: a=b",
  "\t",
  "\u202eabc",
  "\ud800",
  "é".repeat(50),
  "👩‍👩‍👧‍👦".repeat(20),
  "Ⅷ",
  "\ufdfa".repeat(22),
  "\ufdfa".repeat(400),
  `${"\ufdfa".repeat(3)} `.repeat(100),
  "\u3300 \u33ff".repeat(130),
  "tea\u2028Budget: 1",
  "a@b.c",
  "a@b@c.d",
  `${"a".repeat(300)}@example.com`,
  "2026-02-30",
  "0000-00-00",
  "9999-12-31",
  "a".repeat(5_000),
  " ".repeat(5_000),
  "(".repeat(2_000),
  `a${" ".repeat(3_000)}b`,
  "a,".repeat(2_000),
  "a-".repeat(2_000),
  "x".repeat(70_000),
  "__proto__",
  "constructor",
  "🎁",
];
const NAMES = [
  "id",
  "__proto__",
  "__intent__",
  "a[0]",
  "a[201]",
  "a[0].b",
  "a[",
  "a]",
  "",
  "constructor.x",
];

/** A random request: something of ours with something changed, or nothing of ours at all. */
export function randomRequest(random: Random, material: Material): FuzzedRequest {
  const kind = random();
  const request =
    kind < 0.45
      ? formRequest(random, material)
      : kind < 0.7
        ? apiRequest(random, material)
        : anyRequest(random, material);
  return { ...request, headers: { ...request.headers, ...senderOf(random, material) } };
}

function formRequest(random: Random, material: Material): FuzzedRequest {
  const form = pick(random, material.forms);
  const fields = changed(random, form.fields, (value) => value);
  const body = new URLSearchParams(fields.map(([name, value]) => [name, wellFormed(value)]));
  const path = random() < 0.9 ? form.path : pathOf(random, material);
  const type = random() < 0.85 ? URLENCODED : pick(random, TYPES);
  return { path, method: "POST", headers: typed(type), body: body.toString() };
}

function apiRequest(random: Random, material: Material): FuzzedRequest {
  const call = pick(random, material.bodies);
  const fields = changed(random, Object.entries(call.body), (value) =>
    random() < 0.3 ? pick(random, [null, [], {}, 7, true, [value], { value }]) : value,
  );
  const text = JSON.stringify(Object.fromEntries(fields));
  const body = random() < 0.9 ? text : text.slice(0, Math.floor(random() * text.length));
  const method = random() < 0.8 ? "POST" : pick(random, METHODS);
  const type = random() < 0.9 ? "application/json" : pick(random, TYPES);
  const path = call.path.replace(/:\w+/g, () => pick(random, material.ids));
  return withoutBody({ path, method, headers: typed(type), body });
}

function anyRequest(random: Random, material: Material): FuzzedRequest {
  const path = pathOf(random, material);
  const body = pick(random, HOSTILE);
  const method = pick(random, METHODS);
  return withoutBody({ path, method, headers: typed(pick(random, TYPES)), body });
}

function pathOf(random: Random, { paths, ids }: Material): string {
  const path = pick(random, paths).replace(/:\w+\??|\*/g, () =>
    random() < 0.6
      ? pick(random, ids)
      : encodeURIComponent(wellFormed(short(pick(random, HOSTILE)))),
  );
  if (random() < 0.6) return path;
  const name = pick(random, [
    "from",
    "token",
    "email",
    "card",
    "asin",
    "profile",
    "done",
    "age",
    "find",
  ]);
  return `${path}?${new URLSearchParams({ [name]: wellFormed(short(pick(random, HOSTILE))) })}`;
}

/** The fields with some of them changed, left out, doubled or added. */
function changed<T>(
  random: Random,
  fields: [name: string, value: T][],
  alter: (value: T | string) => unknown,
): [string, string][] {
  const out: [string, unknown][] = [];
  for (const [name, value] of fields) {
    const what = random();
    if (what < 0.05) continue;
    out.push([name, what < 0.4 ? alter(pick(random, HOSTILE)) : value]);
    if (what > 0.97) out.push([name, pick(random, HOSTILE)]);
  }
  if (random() < 0.15) out.push([pick(random, NAMES), pick(random, HOSTILE)]);
  return out as [string, string][];
}

function senderOf(random: Random, { cookies, tokens }: Material): Record<string, string> {
  const part = () => Math.floor(random() * 256);
  const headers: Record<string, string> = {
    "CF-Connecting-IP": `${1 + (part() % 200)}.${part()}.${part()}.${part()}`,
  };
  const who = random();
  if (who < 0.6) headers.Cookie = pick(random, cookies);
  if (who < 0.6 || who > 0.9) headers.Authorization = `Bearer ${pick(random, tokens)}`;
  const from = random();
  if (from < 0.1)
    headers.Origin = pick(random, ["https://evil.example", "null", "http://ribbon.test:81"]);
  return headers;
}

const typed = (type: string): Record<string, string> =>
  type === "" ? {} : { "Content-Type": type };
const short = (text: string) => text.slice(0, 300);
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, "\ufffd");

function withoutBody(request: FuzzedRequest): FuzzedRequest {
  const { body: _, ...rest } = request;
  return request.method === "GET" || request.method === "HEAD" ? rest : request;
}
