import { expect, test } from "vitest";
import { countedFor } from "~/domain/mail/typed-mail.server";
import { emailAddress } from "~/domain/shared/email-address.schema";

test.each([
  ...["ada@exam\u00adple.org", "ada@exam\u200bple.org", "a\u2060da@example.org"],
  ...["ada@example\u3002org", "ada@example.org/x", "ada@example.org?x", "ada@example.org#x"],
])("%j is no address", (typed) => {
  expect(emailAddress.safeParse(typed).success).toBe(false);
});

test.each([
  ["Ada@Example.org", "ada@example.org"],
  ["ada@\uff45xample.org", "ada@example.org"],
  ["ada@b\u00fccher.example", "ada@b\u00fccher.example"],
  ["ada@example\uff0eorg", "ada@example.org"],
])("%j is stored as %j", (typed, stored) => {
  expect(emailAddress.parse(typed)).toBe(stored);
});

test("mails to one mailbox are counted together, however its domain is written", () => {
  expect(countedFor("ada@xn--bcher-kva.example")).toBe(countedFor("ada+1@b\u00fccher.example"));
  expect(countedFor("ada@example.org")).not.toBe(countedFor("ada@example.com"));
  expect(countedFor("ada@example..org")).toMatch(/^[0-9a-f]{64}$/);
});
