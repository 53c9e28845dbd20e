import { expect, test } from "vitest";
import { ownPath } from "~/lib/own-path";

test.each([
  "/",
  "/account",
  "/giftsearch/abc?x=1#y",
  "/profile-cards?card=%2F%2Fexample.com",
  "/%09/evil.example",
  "/@evil.example",
])("keeps a path of this site: %s", (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\\\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/./\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "https://evil.example",
  "https:/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  " /account",
  "account",
  "",
  null,
  undefined,
  7,
])("refuses what could lead to another site: %j", (text) => {
  expect(ownPath(text)).toBe("/");
});

test("removes or encodes characters that are not allowed in a header", () => {
  expect(ownPath("/acc\r\nSet-Cookie:\0a=b")).toBe("/accSet-Cookie:%00a=b");
});

test("returns the given fallback for a refused path", () => {
  expect(ownPath("//example.com", "/account")).toBe("/account");
});
