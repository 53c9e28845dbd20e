import { expect, test } from "vitest";
import { deriveKey } from "~/lib/keys.server";
import { seal, unseal } from "~/lib/sealed.server";

const hex = (key: ArrayBuffer) =>
  [...new Uint8Array(key)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

test("keys differ by secret and purpose, and are stable", async () => {
  const key = hex(await deriveKey("secret", "one"));
  expect(key).toHaveLength(64);
  expect(hex(await deriveKey("secret", "one"))).toBe(key);
  expect(hex(await deriveKey("secret", "two"))).not.toBe(key);
  expect(hex(await deriveKey("other", "one"))).not.toBe(key);
});

test("a sealed text opens with its own key and what it is bound to, and only so", async () => {
  const key = await deriveKey("secret", "one");
  const sealed = await seal(key, "Grüße", "ann");
  expect(sealed).not.toBe(await seal(key, "Grüße", "ann"));
  expect(await unseal(key, sealed, "ann")).toBe("Grüße");
  expect(await unseal(key, sealed, "bob")).toBeNull();
  expect(await unseal(await deriveKey("secret", "two"), sealed, "ann")).toBeNull();
  for (const broken of ["", "x", "%", `A${sealed.slice(1)}`, sealed.slice(0, -2)]) {
    expect(await unseal(key, broken, "ann"), broken).toBeNull();
  }
});
