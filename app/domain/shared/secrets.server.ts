import { alphabet, generateRandomString, sha256 } from "oslo/crypto";
import { base64url, encodeHex } from "oslo/encoding";

/** A secret for a cookie or a link: 256 random bits as base64url. Only its hash is stored. */
export function newSecret(): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(32)), { includePadding: false });
}

/** Six random digits, for a code sent by mail. */
export function newCode(): string {
  return generateRandomString(6, alphabet("0-9"));
}

/**
 * The SHA-256 of a text as hex: for storing secrets, and for keys that must not show an address.
 */
export async function hashSecret(secret: string): Promise<string> {
  return encodeHex(await sha256(new TextEncoder().encode(secret)));
}
