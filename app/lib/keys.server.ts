/**
 * The secrets of a deployment, each of 32 bytes or more: the first one signs, all of them verify, so
 * that a secret can be replaced while what it signed stays valid (docs/operations.md).
 */
export type Secrets = readonly [string, ...string[]];

/** A key for one purpose; `id` tells it from those of other secrets and gives nothing away. */
export type PurposeKey = { id: string; bytes: Uint8Array<ArrayBuffer> };

const KEY_BYTES = 32;
const ID_BYTES = 6;
const known = new Map<string, Promise<PurposeKey>>();

/**
 * The keys that secrets give for a purpose, in their order: HKDF with SHA-256 (RFC 5869), so that what
 * is made with one of them is worth nothing for another purpose.
 */
export function keysFor(secrets: Secrets, purpose: string): Promise<PurposeKey[]> {
  return Promise.all(
    secrets.map((secret) => {
      const name = JSON.stringify([secret, purpose]);
      const key = known.get(name) ?? derive(secret, purpose);
      known.set(name, key);
      return key;
    }),
  );
}

/** The keys as text, for libraries that take theirs so. */
export async function keyTextsFor(secrets: Secrets, purpose: string): Promise<string[]> {
  return (await keysFor(secrets, purpose)).map(({ bytes }) => toHex(bytes));
}

async function derive(secret: string, purpose: string): Promise<PurposeKey> {
  const bytes = new TextEncoder().encode(secret);
  const material = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveBits"]);
  const bits = async (info: string, length: number) => {
    const salt = new Uint8Array(0);
    const algorithm = { name: "HKDF", hash: "SHA-256", salt, info: new TextEncoder().encode(info) };
    return new Uint8Array(await crypto.subtle.deriveBits(algorithm, material, 8 * length));
  };
  return {
    id: toHex(await bits(`key id: ${purpose}`, ID_BYTES)),
    bytes: await bits(`key: ${purpose}`, KEY_BYTES),
  };
}

/** Bytes as lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
