import { base64url } from "oslo/encoding";

/** 96 bits, as NIST SP 800-38D (8.2) recommends for AES-GCM. */
const IV_BYTES = 12;

/**
 * `text`, encrypted and authenticated with AES-256-GCM, as base64url. `boundTo` names what it belongs
 * to: it is not part of the result, and `unseal` needs the same.
 */
export async function seal(key: ArrayBuffer, text: string, boundTo: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: "AES-GCM", iv, additionalData: encode(boundTo) };
  const sealed = await crypto.subtle.encrypt(algorithm, await importKey(key), encode(text));
  const bytes = new Uint8Array([...iv, ...new Uint8Array(sealed)]);
  return base64url.encode(bytes, { includePadding: false });
}

/** The text of `seal`. Null if it is not from `seal` with this key and `boundTo`. */
export async function unseal(
  key: ArrayBuffer,
  sealed: string,
  boundTo: string,
): Promise<string | null> {
  try {
    const bytes = base64url.decode(sealed, { strict: false });
    const iv = bytes.slice(0, IV_BYTES);
    const algorithm = { name: "AES-GCM", iv, additionalData: encode(boundTo) };
    const text = await crypto.subtle.decrypt(
      algorithm,
      await importKey(key),
      bytes.slice(IV_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

const encode = (text: string) => new TextEncoder().encode(text);
const importKey = (key: ArrayBuffer) =>
  crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
