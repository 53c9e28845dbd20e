import { randomBytes, scryptSync } from "node:crypto";
import { constantTimeEqual } from "oslo/crypto";
import { base64 } from "oslo/encoding";

/**
 * OWASP's equal of N=2^17, p=1 in 16 MiB. Cloudflare refuses scrypt where N·r·p is over 2^20 in
 * production; the local runtime does not (workerd, src/workerd/io/limit-enforcer.h).
 */
export const SCRYPT = { N: 16_384, r: 8, p: 5 } as const;
export const SCRYPT_COST_CAP = 2 ** 20;

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** A password as it is kept: `scrypt$N$r$p$salt$hash`. Takes about 0.1 s of the processor. */
export function hashPassword(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  const { N, r, p } = SCRYPT;
  return [
    "scrypt",
    N,
    r,
    p,
    base64.encode(salt),
    base64.encode(derive(password, salt, SCRYPT)),
  ].join("$");
}

/**
 * Whether a password is the one of a kept hash. Without a hash (nobody has this address) it works
 * as long and says no, so that the time tells nobody who has an account.
 */
export function isPassword(password: string, kept: string | undefined): boolean {
  const [, N, r, p, salt, hash] = (kept ?? NOBODY).split("$");
  if (!salt || !hash) return false;
  const derived = derive(password, base64.decode(salt), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return constantTimeEqual(derived, base64.decode(hash)) && kept !== undefined;
}

const zeros = (bytes: number) => base64.encode(new Uint8Array(bytes));
const NOBODY = `scrypt$${SCRYPT.N}$${SCRYPT.r}$${SCRYPT.p}$${zeros(SALT_BYTES)}$${zeros(KEY_BYTES)}`;

type Cost = { N: number; r: number; p: number };

function derive(password: string, salt: Uint8Array, cost: Cost): Uint8Array {
  return new Uint8Array(scryptSync(password, salt, KEY_BYTES, cost));
}
