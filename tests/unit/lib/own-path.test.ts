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

test.each(["/\n/evil.example", "/acc\r\nSet-Cookie:a=b", "/account\0"])(
  "answers 400 to a line break or NUL: %j",
  (text) => {
    try {
      ownPath(text);
      expect.unreachable();
    } catch (response) {
      expect(response).toMatchObject({ status: 400 });
    }
  },
);

test("returns the given fallback for a refused path", () => {
  expect(ownPath("//example.com", "/account")).toBe("/account");
});
