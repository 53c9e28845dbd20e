import { expect, test } from "vitest";
import {
  changePasswordSchema,
  codeSchema,
  loginSchema,
  profileSchema,
  registerSchema,
  resetPasswordSchema,
} from "~/domain/accounts/account.schema";
import { clientKey } from "~/domain/shared/client-address";
import { fieldErrors } from "~/lib/form-errors";
import { registration } from "../../../support/people-with-accounts";

const errorsOf = (changes: Record<string, unknown>) => {
  const parsed = registerSchema.safeParse(registration("ada@example.com", changes));
  return parsed.success ? {} : fieldErrors(parsed.error);
};

test.each([
  ["an empty first name", { firstName: " " }, "firstName"],
  ["a name over 80 characters", { lastName: "x".repeat(81) }, "lastName"],
  ["a name with a line break", { firstName: "Ada\r\nBcc: x@example.com" }, "firstName"],
  ["a name with a link", { firstName: "Win at https://example.com" }, "firstName"],
  ["no email", { email: undefined }, "email"],
  ["an email without a dot", { email: "ada@example" }, "email"],
  ["an email over 254 characters", { email: `${"x".repeat(64)}@${"y.".repeat(95)}com` }, "email"],
  ["two addresses", { email: "a@example.com,b@example.com" }, "email"],
  ["an email with a line break inside", { email: "a\n@example.com" }, "email"],
  ["a password of 7", { password: "1234567" }, "password"],
  ["a password of 257", { password: "x".repeat(257) }, "password"],
  ["a password that is a number", { password: 12345678 }, "password"],
  ["terms not agreed to", { hasAgreedToTerms: false }, "hasAgreedToTerms"],
  ["terms not mentioned", { hasAgreedToTerms: undefined }, "hasAgreedToTerms"],
  ["an invalid time", { agreedToTermsAt: "yesterday" }, "agreedToTermsAt"],
])("refuses %s with an error on its field", (_, changes, field) => {
  expect(Object.keys(errorsOf(changes))).toEqual([field]);
});

test("the messages for passwords that differ, missing agreement and an incomplete reset link", () => {
  expect(errorsOf({ confirmPassword: "another" })).toEqual({
    confirmPassword: ["Passwords do not match."],
  });
  expect(errorsOf({ hasAgreedToTerms: "" }).hasAgreedToTerms).toEqual([
    "You must agree to the Terms and Privacy Policy to register.",
  ]);
  const change = {
    currentPassword: "x",
    newPassword: "long enough",
    confirmPassword: "long enoug",
  };
  const changed = changePasswordSchema.safeParse(change);
  expect(changed.error?.issues[0]?.message).toBe("New passwords do not match.");
  const reset = resetPasswordSchema.safeParse({ email: "a@b.co", newPassword: "long enough" });
  expect(reset.error?.issues[0]?.message).toBe("Invalid or expired password reset link.");
});

test("accepts and normalises names and passwords in any script", () => {
  const parsed = registerSchema.parse(
    registration("  ADA@Example.COM ", {
      firstName: "  李小龍 ",
      lastName: "𝒳".repeat(80),
      password: "ﬁne pässword 🎁",
      confirmPassword: "fine pa\u0308ssword 🎁",
      hasAgreedToTerms: "on",
      subscribeToMailingList: "on",
    }),
  );
  expect(parsed).toMatchObject({
    email: "ada@example.com",
    firstName: "李小龍",
    password: "fine pässword 🎁",
    subscribeToMailingList: true,
  });
  expect(errorsOf({ password: "🎁".repeat(256) })).toEqual({});
  expect(errorsOf({ email: "JÜRGEN@bücher.example" })).toEqual({});
});

test("validates logins, time zones and codes", () => {
  expect(loginSchema.safeParse({ email: "ada@example.com", password: "" }).success).toBe(false);
  expect(loginSchema.parse({ email: "ADA@example.com", password: "x" }).email).toBe(
    "ada@example.com",
  );
  const names = { firstName: "Ada", lastName: "Byron" };
  for (const timeZone of ["Mars/Olympus", "\u221201:00", "BST", "PST"]) {
    expect(profileSchema.safeParse({ ...names, timeZone }).success, timeZone).toBe(false);
  }
  expect(
    profileSchema.safeParse({ ...names, timeZone: "America/New_York", region: "USA" }).success,
  ).toBe(true);
  expect(codeSchema.parse({ code: " 012 345 " })).toEqual({ code: "012345" });
  for (const code of ["12345", "1234567", "12345a", "١٢٣٤٥٦", 123456, undefined]) {
    expect(codeSchema.safeParse({ code }).success, String(code)).toBe(false);
  }
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  [null, "unknown"],
  ["", "unknown"],
])("the rate limit key of address %s is %s", (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test.each([
  "your voucher waits at evil-shop.example",
  "evil。example",
  "evil．example",
  "ev\u0301il.exa\u0301mple",
  "www.evil",
  "ann@example",
  "https://evil",
  "Ann £500",
  "call 07700",
  "\u202eelpmaxe",
  "Z\u0300\u0301\u0302\u0303",
])("the name %j is refused", (firstName) => {
  expect(registerSchema.safeParse(registration("ann@example.com", { firstName })).success).toBe(
    false,
  );
});

test.each(["J.R.R.", "St. John", "Zoë", "D'Arcy", "Anne-Marie", "李", "X Æ A-12", "Nguyễn"])(
  "the name %s is accepted",
  (firstName) => {
    const parsed = registerSchema.safeParse(registration("ann@example.com", { firstName }));
    expect(parsed.error?.issues).toBeUndefined();
  },
);
