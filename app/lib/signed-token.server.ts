import { keysFor, type Secrets } from "./keys.server";
import { base64url, createJWT, HMAC, parseJWT } from "./oslo.server";

/** A JWT for one purpose, signed but not encrypted, with the id of its key (RFC 7515, 4.1.4). */
export async function signToken(
  secrets: Secrets,
  purpose: string,
  claims: Record<string, unknown>,
): Promise<string> {
  const [key] = await keysFor(secrets, purpose);
  if (!key) throw new Error("There is no secret.");
  return createJWT("HS256", key.bytes, claims, { headers: { kid: key.id } });
}

/**
 * The claims of a token. Null if it is malformed, forged, changed or for another purpose. Whether it
 * has expired is for the caller to find, by the clock that it goes by.
 */
export async function readToken(
  secrets: Secrets,
  purpose: string,
  token: string,
): Promise<object | null> {
  const jwt = parse(token);
  // Never trust the algorithm named in the token (RFC 8725, 3.1): that would allow "none".
  if (jwt?.algorithm !== "HS256") return null;
  const named = "kid" in jwt.header ? jwt.header.kid : undefined;
  const key = (await keysFor(secrets, purpose)).find(({ id }) => id === named);
  if (!key) return null;
  const [header, payload, signature] = jwt.parts;
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  const bytes = base64url.decode(signature, { strict: false });
  const isOurs = await new HMAC("SHA-256").verify(key.bytes, bytes, signed);
  return isOurs ? jwt.payload : null;
}

function parse(token: string) {
  try {
    return parseJWT(token);
  } catch {
    return null;
  }
}
