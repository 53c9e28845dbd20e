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

/** Claims of the product specification, section 3, and `sid`: ending the session ends its tokens. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  sid: z.string().min(1),
  exp: z.number(),
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
});

/** The token that an API client of this session sends as `Authorization: Bearer`. */
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

/** Whose token this is, or null where it is not ours, was changed, or has expired by `now`. */
export async function readAccessToken(
  { SESSION_SECRET }: Signer,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | null> {
  const jwt = parse(token);
  // The algorithm is ours to choose, never the token's: no "none", no other kind of key.
  if (jwt?.algorithm !== "HS256") return null;
  const [header, payload, signature] = jwt.parts;
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  const bytes = base64url.decode(signature, { strict: false });
  // oslo's validateJWT would look at the wall clock instead of `now`.
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
