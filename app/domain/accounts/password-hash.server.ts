import { Buffer } from "node:buffer";
import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/**
 * One of OWASP's recommended parameter sets, as strong as N=2^17, p=1 but in 16 MiB
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#scrypt). In
 * production Cloudflare rejects scrypt if N·r·p is over 2^20; the local runtime does not.
 * docs/decisions/042-scrypt-for-passwords.md
 */
export const SCRYPT = { N: 16_384, r: 8, p: 5 } as const;
export const SCRYPT_COST_CAP = 2 ** 20;

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** The stored form of a password: `scrypt$N$r$p$salt$hash`. Takes about 0.1 s of CPU time. */
export function hashPassword(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const { N, r, p } = SCRYPT;
  const key = derive(password, salt, SCRYPT);
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

/**
 * Whether a password matches a stored hash. Without a hash (no such account) it does the same work
 * and returns false, so that the time does not reveal which addresses have an account.
 */
export function isPassword(password: string, stored: string | undefined): boolean {
  const [, N, r, p, salt, hash] = (stored ?? DUMMY_HASH).split("$");
  if (!salt || !hash) return false;
  const derived = derive(password, Buffer.from(salt, "base64"), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(hash, "base64");
  // timingSafeEqual throws if the lengths differ.
  if (derived.length !== expected.length) return false;
  return timingSafeEqual(derived, expected) && stored !== undefined;
}

const zeros = (bytes: number) => Buffer.alloc(bytes).toString("base64");
/** What is checked where there is no account: at the same cost as any. */
export const DUMMY_HASH = `scrypt$${SCRYPT.N}$${SCRYPT.r}$${SCRYPT.p}$${zeros(SALT_BYTES)}$${zeros(KEY_BYTES)}`;

type Cost = { N: number; r: number; p: number };

function derive(password: string, salt: Uint8Array, cost: Cost): Buffer {
  return scryptSync(password, salt, KEY_BYTES, cost);
}
