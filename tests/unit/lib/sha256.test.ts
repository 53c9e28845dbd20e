import { expect, test } from "vitest";
import { sha256Hex } from "~/lib/sha256";

// https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
test("the SHA-256 of 'abc' is NIST's example value", async () => {
  expect(await sha256Hex("abc")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});

test("texts are hashed as UTF-8", async () => {
  expect(await sha256Hex("é")).toBe(
    "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c",
  );
});
