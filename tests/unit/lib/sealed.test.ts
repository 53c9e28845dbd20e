import { expect, test } from "vitest";
import type { Secrets } from "~/lib/keys.server";
import { seal, unseal } from "~/lib/sealed.server";

const secrets: Secrets = ["a secret of 32 bytes, or rather more"];
const rotated: Secrets = ["another secret of at least 32 bytes", ...secrets];

test("a sealed text opens for its purpose and what it is bound to, and only so", async () => {
  const sealed = await seal(secrets, "one", "Grüße", "ann");
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(sealed).not.toBe(await seal(secrets, "one", "Grüße", "ann"));
  expect(await unseal(secrets, "one", sealed, "ann")).toBe("Grüße");
  expect(await unseal(secrets, "one", sealed, "bob")).toBeNull();
  expect(await unseal(secrets, "two", sealed, "ann")).toBeNull();
  expect(await unseal(["another secret of at least 32 bytes"], "one", sealed, "ann")).toBeNull();
  for (const broken of ["", "x", "%", `A${sealed.slice(1)}`, sealed.slice(0, -2)]) {
    expect(await unseal(secrets, "one", broken, "ann"), broken).toBeNull();
  }
});

test("what the previous secret sealed still opens, and the current one seals", async () => {
  expect(await unseal(rotated, "one", await seal(secrets, "one", "text", ""), "")).toBe("text");
  expect(await unseal(secrets, "one", await seal(rotated, "one", "text", ""), "")).toBeNull();
});
