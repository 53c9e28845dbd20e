import { keysFor, type Secrets, toHex } from "./keys.server";
import { base64url } from "./oslo.server";

/** 96 bits, as NIST SP 800-38D (8.2) recommends for AES-GCM. */
const IV_BYTES = 12;
/** Of the id of the key, in front of the rest. */
const ID_BYTES = 6;

/**
 * `text`, encrypted and authenticated with AES-256-GCM for one purpose, as base64url. `boundTo` names
 * what it belongs to: it is not part of the result, and `unseal` needs the same.
 */
export async function seal(
  secrets: Secrets,
  purpose: string,
  text: string,
  boundTo: string,
): Promise<string> {
  const [key] = await keysFor(secrets, purpose);
  if (!key) throw new Error("There is no secret.");
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: "AES-GCM", iv, additionalData: encode(boundTo) };
  const sealed = await crypto.subtle.encrypt(algorithm, await importKey(key.bytes), encode(text));
  const bytes = new Uint8Array([...fromHex(key.id), ...iv, ...new Uint8Array(sealed)]);
  return base64url.encode(bytes, { includePadding: false });
}

/** The text of `seal`. Null if it is not from `seal` for this purpose and `boundTo`. */
export async function unseal(
  secrets: Secrets,
  purpose: string,
  sealed: string,
  boundTo: string,
): Promise<string | null> {
  try {
    const bytes = base64url.decode(sealed, { strict: false });
    const id = toHex(bytes.slice(0, ID_BYTES));
    const key = (await keysFor(secrets, purpose)).find((one) => one.id === id);
    if (!key) return null;
    const iv = bytes.slice(ID_BYTES, ID_BYTES + IV_BYTES);
    const algorithm = { name: "AES-GCM", iv, additionalData: encode(boundTo) };
    const text = await crypto.subtle.decrypt(
      algorithm,
      await importKey(key.bytes),
      bytes.slice(ID_BYTES + IV_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

const encode = (text: string) => new TextEncoder().encode(text);
const importKey = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
const fromHex = (hex: string) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
