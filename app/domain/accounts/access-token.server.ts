import { z } from "zod";
import type { Secrets } from "~/lib/keys.server";
import { readToken, signToken } from "~/lib/signed-token.server";
import type { Viewer } from "./sessions.server";

const PURPOSE = "access token";
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
  secrets: Secrets,
  viewer: Omit<Viewer, "sessionIdHash" | "loggedInAt" | "lastUsedAt" | "timeZone" | "region">,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return signToken(secrets, PURPOSE, {
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
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<{ userId: string; sessionId: string } | null> {
  const claims = claimsSchema.safeParse(await readToken(secrets, PURPOSE, token));
  if (!claims.success || claims.data.exp * 1000 <= now.getTime()) return null;
  return { userId: claims.data.sub, sessionId: claims.data.sid };
}
