import { expect, test } from "vitest";
import { ACCOUNT_LIMITS } from "~/domain/accounts/account.schema";
import { passwordStrength, STRENGTH } from "~/domain/accounts/password-strength";

test.each([
  ["", "none"],
  ["kettle9", "short"],
  ["password", "weak"],
  ["12345678", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["tangerine kettle", "fair"],
  ["correct horse battery staple", "strong"],
  ["gH7$kq2!zP", "strong"],
] as const)("the strength of '%s' is '%s'", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("counts characters as the server does, by code points", () => {
  expect(passwordStrength("🎁".repeat(ACCOUNT_LIMITS.passwordMin - 1))).toBe("short");
  expect(STRENGTH.none).toContain(String(ACCOUNT_LIMITS.passwordMin));
});

test("strength never falls as a password gets longer", () => {
  const order = Object.keys(STRENGTH);
  const longer = [..."correct horse battery"].map((_, end, all) => all.slice(0, end).join(""));
  const ranks = longer.map((password) => order.indexOf(passwordStrength(password)));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});
