import { expect, test } from "vitest";
import { withMailedReturn, withReturn, withSaveDialog } from "~/domain/shared/return-path";

const results = `/giftsearch/${"0a".repeat(32)}`;

test("an address to return to is part of the next one", () => {
  expect(withReturn("/login", "/")).toBe("/login");
  expect(withReturn("/login", "/account?a=1&b=2")).toBe("/login?from=%2Faccount%3Fa%3D1%26b%3D2");
  expect(withReturn("/check-email?again", "/a")).toBe("/check-email?again&from=%2Fa");
  expect(withSaveDialog(results, "B001")).toBe(`${results}?save=B001`);
  expect(withSaveDialog(`${results}?card=1`, "B001")).toBe(`${results}?card=1&save=B001`);
});

const savePage = `/saved-gifts/save?asin=B001&uid=${"0a".repeat(32)}&from=${encodeURIComponent(results)}`;
test.each([
  results,
  withSaveDialog(results, "B001"),
  savePage,
  "/saved-gifts",
  "/profile-cards",
  "/account",
])("a mail leads back to %s", (path) => {
  expect(withMailedReturn("/confirm?token=t", path)).toBe(withReturn("/confirm?token=t", path));
});

test.each([
  "/",
  "/saved-gifts?section=evil.example",
  "/?recipientType=your+voucher+waits",
  `${results}?save=evil.example`,
  `${results}?save=B001#your-voucher-waits`,
  `${results}?reported=B001`,
  `${results}\n`,
  `${savePage}&title=your+voucher`,
  `https://evil.example${results}`,
])("a mail does not lead back to %s", (path) => {
  expect(withMailedReturn("/confirm?token=t", path)).toBe("/confirm?token=t");
});
