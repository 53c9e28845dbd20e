import { expect, test } from "vitest";
import { getSchema } from "~/domain/lists/list.schema";
import { isAddress } from "~/domain/shared/links";
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

test("what one visitor wrote is no link in a mail to another", () => {
  expect(inert("shop.example and https://x")).toBe("shop. example and https: //x");
});
