/**
 * A key of 32 bytes for one purpose, derived from the secret of the deployment with HKDF-SHA-256
 * (RFC 5869). Keys of different purposes reveal nothing of each other.
 */
export async function deriveKey(secret: string, purpose: string): Promise<ArrayBuffer> {
  const encoder = new TextEncoder();
  const input = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, [
    "deriveBits",
  ]);
  return crypto.subtle.deriveBits(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(purpose) },
    input,
    256,
  );
}
