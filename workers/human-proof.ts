import { z } from "zod";
import { clientKey } from "~/domain/shared/client-address";
import { hashSecret } from "~/domain/shared/secrets.server";
import { readToken, signToken } from "~/lib/signed-token.server";
import { type Config, secretsOf } from "./config";

const PURPOSE = "human proof";
const HOUR_S = 60 * 60;
const claimsSchema = z.object({ client: z.string(), until: z.number() });

// Not Remix's cookies: limits are made before Remix is loaded, and a token needs no encoding.
const nameOf = ({ APP_ENV }: Config) => (APP_ENV === "production" ? "__Host-human" : "human");

const clientOf = (request: Request) =>
  hashSecret(clientKey(request.headers.get("CF-Connecting-IP")));

/** The Set-Cookie header of a visitor who has passed a challenge; valid an hour at their address. */
export async function humanProofHeader(request: Request, config: Config): Promise<string> {
  const claims = { client: await clientOf(request), until: Date.now() + HOUR_S * 1000 };
  const token = await signToken(secretsOf(config), PURPOSE, claims);
  const secure = config.APP_ENV === "production" ? "; Secure" : "";
  return `${nameOf(config)}=${token}; Max-Age=${HOUR_S}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether the visitor has passed a challenge in the last hour. */
export async function isProvedHuman(request: Request, config: Config): Promise<boolean> {
  const start = `${nameOf(config)}=`;
  const cookies = (request.headers.get("Cookie") ?? "").split("; ");
  const token = cookies.find((one) => one.startsWith(start))?.slice(start.length);
  if (!token) return false;
  const claims = claimsSchema.safeParse(await readToken(secretsOf(config), PURPOSE, token));
  if (!claims.success || claims.data.until <= Date.now()) return false;
  return claims.data.client === (await clientOf(request));
}
