import { expect, test, vi } from "vitest";
import { passkeyNameSchema } from "~/domain/accounts/passkey.schema";
import { askSchema } from "~/domain/asking/answers.schema";
import { getSchema } from "~/domain/lists/list.schema";
import { emailAddress } from "~/domain/shared/email-address.schema";
import { isAddress, linkIn } from "~/domain/shared/links";
import { inert } from "~/domain/shared/plain-text";

test.each([
  ...[
    "ribbon-login.example/x",
    "evil.ru",
    "evil.xyz",
    "www.x",
    "a@b",
    "https://x",
    "evil\uff0ecom",
  ],
  ...["evil\ufe52com", "evil.\u200bcom", "evil\u00ad.com", "evil\u3002com", "http:x"],
])("%s is no name", (text) => {
  expect(isAddress(text)).toBe(true);
  const parsed = getSchema.safeParse({ name: `Verify: ${text}` });
  expect(parsed.success && isAddress(parsed.data.name)).toBe(false);
});

test.each(["Ada", "J.R.R. Tolkien", "Mum & Dad", "Anna-Lena", "St. John", "Gal·la", "Zoë"])(
  "%s is a name",
  (text) => {
    expect(isAddress(text)).toBe(false);
    expect(getSchema.safeParse({ name: text }).success).toBe(true);
  },
);

test.each([
  ...["amazon-refunds.shop", "evil.xyz", "EVIL.ly/abc", "evil。com", "evil．com", "evil.co.uk"],
  ...["evil.com.", "see evil.top!", "a@b.de", "xn--80ak6aa92e.com", "müller.de", "правда.рф"],
])("%s is found as a link", (text) => {
  expect(linkIn(text)).not.toBeNull();
});

test.each([
  ...["A 2.5 m hose", "by J.R.R. Tolkien", "i.e. for outdoors", "e.g. tea", "10 a.m. to 6 p.m."],
  ...[
    "It folds.Then it fits",
    "Dr.Martens",
    "No.7 cream",
    "Vol.2",
    "U.S.A. made",
    "and so on...and on",
  ],
  ...["Node.js in practice", "Light. Strong.", "size M.L.", "v1.2b", "5.1ch sound", "approx.30 cm"],
])("%s is no link", (text) => {
  expect(linkIn(text)).toBeNull();
});

test("what one visitor wrote is no link in a mail to another", () => {
  expect(inert("shop.example and https://x")).toBe("shop. example and https: //x");
  expect(inert("evil。com, evil．com, evil｡com")).toBe("evil. com, evil. com, evil. com");
});

test.each([
  ["the name of a giver", getSchema, "name"],
  ["the name of who asks", askSchema, "askedBy"],
])("of %s that is too long nothing but its length is looked at", (_, schema, field) => {
  const { error } = schema.safeParse({ [field]: "evil.com ".repeat(7_000) });
  expect(error?.flatten().fieldErrors).toEqual({
    [field]: [expect.stringMatching(/40 characters$/)],
  });
});

test.each([
  ["an address", emailAddress, (text: string) => text],
  ["the name of a passkey", passkeyNameSchema, (name: string) => ({ passkey: "x", name })],
])("%s that is too long is not normalised", (_, schema, typed) => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const accents = `${"\u0301".repeat(15_000)}${"\u0316".repeat(15_000)}`;
  expect(schema.safeParse(typed(accents)).success).toBe(false);
  expect(normalize.mock.contexts.filter((text) => String(text).length > 2_000)).toEqual([]);
  normalize.mockRestore();
});
