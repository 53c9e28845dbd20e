import { describe, expect, it } from "vitest";
import { ownPath } from "~/lib/own-path";

describe("a path to lead back to", () => {
  it.each(["/account", "/giftsearch/abc?x=1#y", "/profile-cards?card=%2F%2Fexample.com", "/"])(
    "is ours: %s",
    (path) => expect(ownPath(path)).toBe(path),
  );

  it.each([
    null,
    "",
    "account",
    "https://example.com/",
    "//example.com",
    "/\\example.com",
    "/\t/example.com",
    "/\n//example.com",
    "/.//example.com",
    "/a/..//example.com",
    "javascript:alert(1)",
    "\\\\example.com",
  ])("is not ours: %j", (path) => expect(ownPath(path)).toBe("/"));

  it("falls back to what is asked for", () => {
    expect(ownPath("//example.com", "/account")).toBe("/account");
  });
});
