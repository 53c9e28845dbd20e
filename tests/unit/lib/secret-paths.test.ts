import { expect, test } from "vitest";
import { isSecretPath } from "~/lib/secret-paths";
import { SELF } from "../../support/self";
import { origin } from "../../support/test-env";

test.each([
  ...["/ask/x", "/lists", "/lists.data", "/LISTS/x", "/%61sk/x", "/%6Cists/x", "/%6c%69%73%74%73"],
  ...["/lists%2Fx", "/lists%2edata"],
])("%s is a secret", (path) => {
  expect(isSecretPath(path)).toBe(true);
});

test.each(["/", "/asking", "/%2561sk/x", "/listsx", "/saved-gifts/lists", "/%ff", "/%61%ff"])(
  "%s is none",
  (path) => {
    expect(isSecretPath(path)).toBe(false);
  },
);

test("an escaped spelling of a secret address sends no referrer", async () => {
  const { headers } = await SELF.fetch(`${origin}/%6cists/new`);
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
});
