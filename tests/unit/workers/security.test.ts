import { expect, test } from "vitest";
import { isForeignWrite, leadsElsewhere } from "../../../workers/security";

const write = (url: string, headers: Record<string, string> = {}) =>
  new Request(url, { method: "POST", headers });

test("a write from our host with another scheme or port is foreign", () => {
  const url = "https://ribbon.example/login";
  for (const [origin, isForeign] of [
    ["https://ribbon.example", false],
    ["http://ribbon.example", true],
    ["https://ribbon.example:8443", true],
    ["https://ribbon.example.evil.example", true],
    ["null", true],
  ] as const) {
    expect(isForeignWrite(write(url, { Origin: origin }), undefined), origin).toBe(isForeign);
  }
});

test("behind a proxy that ends TLS the configured origin counts", () => {
  const behind = "http://ribbon.example/login";
  const app = "https://ribbon.example";
  expect(isForeignWrite(write(behind, { Origin: app }), app)).toBe(false);
  expect(isForeignWrite(write(behind, { Origin: "http://ribbon.example" }), app)).toBe(true);
  const local = "http://127.0.0.1:8787/login";
  expect(isForeignWrite(write(local, { Origin: "http://127.0.0.1:8787" }), app)).toBe(false);
});

test("without an origin the browser's word counts, and an API client is let in", () => {
  const url = "https://ribbon.example/login";
  expect(isForeignWrite(write(url), undefined)).toBe(false);
  expect(isForeignWrite(write(url, { "Sec-Fetch-Site": "cross-site" }), undefined)).toBe(true);
});

test("an answer that leads to another site is told from one of ours", () => {
  const request = new Request("https://ribbon.example/giftsearch/x/products");
  for (const [location, isElsewhere] of [
    ["/login?from=//evil.example", false],
    ["https://ribbon.example/account", false],
    ["results", false],
    ["//evil.example", true],
    ["/\\evil.example", true],
    ["/\t/evil.example", true],
    ["https://ribbon.example:8443/", true],
    ["http://ribbon.example/account", true],
    ["https://ribbon.example@evil.example/", true],
    ["javascript:alert(1)", true],
  ] as const) {
    const answer = new Response(null, { status: 302, headers: { Location: location } });
    expect(leadsElsewhere(request, answer, undefined), location).toBe(isElsewhere);
  }
  expect(leadsElsewhere(request, new Response(null), undefined)).toBe(false);
});

test("behind a proxy that ends TLS an answer leads elsewhere by the configured origin", () => {
  const request = new Request("http://ribbon.example/login");
  for (const [location, isElsewhere] of [
    ["/account", false],
    ["https://ribbon.example/account", false],
    ["http://ribbon.example/account", true],
  ] as const) {
    const answer = new Response(null, { status: 302, headers: { Location: location } });
    expect(leadsElsewhere(request, answer, "https://ribbon.example"), location).toBe(isElsewhere);
  }
});
