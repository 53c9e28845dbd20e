import { randomBytes, randomInt } from "node:crypto";
import { sha256Hex } from "~/lib/sha256";

/** A secret for a cookie or a link: 256 random bits as base64url. Only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Six random digits, for a code sent by mail. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** The SHA-256 of a text as hex: for storing secrets, and for keys that must not show an address. */
export function hashSecret(secret: string): Promise<string> {
  return sha256Hex(secret);
}
