import { expect, test } from "vitest";
import * as mails from "~/domain/accounts/account-letters";
import * as unconfirmed from "~/domain/accounts/unconfirmed-letters";

const origin = "https://ribbon.test";
const link = "https://ribbon.test/confirm?token=abc&x=1";
const stopLink = "https://ribbon.test/unsubscribe?token=abc";
const firstName = "Zoë <b>& co</b>";

test("a mail has the same content as HTML and as text, and escapes names", async () => {
  const { subject, html, text } = await mails.resetPasswordLetter({ firstName, origin, link });
  expect(subject).toBe("Reset your Ribbon password");
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain('lang="en-GB"');
  expect(html).toContain("Zoë &lt;b&gt;&amp; co&lt;/b&gt;");
  expect(html).toContain('href="https://ribbon.test/confirm?token=abc&amp;x=1"');
  expect(text).toContain("Hello Zoë <b>& co</b>");
  expect(text).toContain(link);
});

test("a mail to an address that nobody confirmed has no name, and a way to stop such mails", async () => {
  const confirm = await unconfirmed.confirmLetter({ origin, link, stopLink });
  expect(confirm.subject).toBe("Please confirm your email for Ribbon");
  expect(confirm.text).toContain("Welcome to Ribbon");
  const reset = await unconfirmed.resetUnconfirmedLetter({ origin, link, stopLink });
  expect(reset.subject).toBe("Choose a Ribbon password");
  const place = { origin, loginLink: link, resetLink: link };
  const known = await unconfirmed.registeredUnconfirmedLetter({ ...place, stopLink });
  for (const { text } of [confirm, reset, known]) expect(text).toContain(stopLink);
});

test("HTML and text contain the code, the subject does not; the first mail has a cancel link", async () => {
  const first = await mails.emailChangeCodeLetter({
    firstName: "Ann",
    origin,
    code: "012345",
    newEmail: "new@example.com",
    cancelLink: "https://ribbon.test/cancel-email-change?token=t",
  });
  for (const part of [first.html, first.text]) expect(part).toContain("012345");
  // Subjects are kept for 30 days, and programs show them on locked screens.
  expect(first.subject).not.toContain("012345");
  expect(first.text).toContain("https://ribbon.test/cancel-email-change?token=t");
  expect(first.text).toContain("new@example.com");
});

test("a line break in a name cannot add a header", async () => {
  const { subject } = await mails.farewellLetter({ firstName: "A\r\nBcc: x@example.com", origin });
  expect(subject).not.toMatch(/[\r\n]/);
});
