import { HMAC } from "oslo/crypto";
import { base64url } from "oslo/encoding";
import { createJWT, parseJWT } from "oslo/jwt";
import { z } from "zod";
import type { Viewer } from "./sessions.server";

type Signer = { SESSION_SECRET: string };

const ISSUER = "ribbon";
const AUDIENCE = "ribbon-api";
/** An access token lasts 15 minutes. */
const LIFETIME_S = 15 * 60;

/** The claims that are read back. `sid` is the session: ending it ends its tokens. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  exp: z.number(),
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
});

/** A JWT that an API client of this session sends as `Authorization: Bearer` (RFC 6750). */
export function issueAccessToken(
  { SESSION_SECRET }: Signer,
  viewer: Omit<Viewer, "sessionIdHash" | "lastUsedAt" | "timeZone" | "region">,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return createJWT("HS256", keyOf(SESSION_SECRET), {
    sub: viewer.userId,
    sid: viewer.sessionId,
    email: viewer.email,
    firstName: viewer.firstName,
    lastName: viewer.lastName,
    isSubscribedToMailingList: String(viewer.isSubscribedToMailingList),
    iat: issuedAt,
    exp: issuedAt + LIFETIME_S,
    iss: ISSUER,
    aud: AUDIENCE,
  });
}

/** The user and session of a token. Null if it is forged, was changed, or has expired by `now`. */
export async function readAccessToken(
  { SESSION_SECRET }: Signer,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | null> {
  const jwt = parse(token);
  // Never trust the algorithm named in the token (RFC 8725, 3.1): that would allow "none".
  if (jwt?.algorithm !== "HS256") return null;
  const [header, payload, signature] = jwt.parts;
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  const bytes = base64url.decode(signature, { strict: false });
  // Not oslo's validateJWT, which checks the expiry against the system clock instead of `now`.
  if (!(await new HMAC("SHA-256").verify(keyOf(SESSION_SECRET), bytes, signed))) return null;
  const claims = claimsSchema.safeParse(jwt.payload);
  if (!claims.success || claims.data.exp * 1000 <= now.getTime()) return null;
  return { userId: claims.data.sub, sessionId: claims.data.sid };
}

function parse(token: string) {
  try {
    return parseJWT(token);
  } catch {
    return null;
  }
}

const keyOf = (secret: string) => new TextEncoder().encode(secret);
