import { constantTimeEqual, createTOTPKeyURI, generateHOTP } from "~/lib/oslo.server";
import { PRODUCT_NAME } from "~/lib/product-name";

/** A code changes every 30 seconds; one step before and after counts too, for clocks that differ. */
const STEP_MS = 30_000;
const DRIFT = [0, -1, 1];
/** 160 bits, as RFC 4226 (section 4, R6) recommends. */
const KEY_BYTES = 20;

export function newTotpKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES));
}

/** The address by which an authenticator app takes a key over, from a QR code or a link. */
export function totpAddress(key: Uint8Array<ArrayBuffer>, email: string): string {
  return createTOTPKeyURI(PRODUCT_NAME, email, key.buffer);
}

/** The number of the time step that a code of six digits belongs to (RFC 6238), or null. */
export async function totpStep(
  key: Uint8Array<ArrayBuffer>,
  code: string,
  now: Date,
): Promise<number | null> {
  const current = Math.floor(now.getTime() / STEP_MS);
  const encoder = new TextEncoder();
  for (const drift of DRIFT) {
    const right = await generateHOTP(key.buffer, current + drift);
    if (constantTimeEqual(encoder.encode(right), encoder.encode(code))) return current + drift;
  }
  return null;
}
