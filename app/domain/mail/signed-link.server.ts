import { createJWT, validateJWT } from "oslo/jwt";
import { z } from "zod";

/** What a link in a mail does. A token for one purpose is not valid for another. */
export type LinkPurpose = "subscribe" | "stop" | "reminders";

/** What links in mails are made with: the secret of the deployment and its absolute origin. */
export type LinkSigner = { secret: string; origin: string };

const untilSchema = z.object({ until: z.number().nullable() });

/** A token with `payload`, signed but not encrypted. It never expires if `until` is null. */
export function signToken(
  secret: string,
  purpose: LinkPurpose,
  payload: Record<string, string>,
  until: Date | null,
): Promise<string> {
  return createJWT("HS256", keyOf(secret, purpose), {
    ...payload,
    until: until?.getTime() ?? null,
  });
}

/** The payload of a token. Null if it is forged, changed, expired or for another purpose. */
export async function readToken<S extends z.ZodTypeAny>(
  secret: string,
  purpose: LinkPurpose,
  { token, schema, now }: { token: string; schema: S; now: Date },
): Promise<z.output<S> | null> {
  try {
    const { payload } = await validateJWT("HS256", keyOf(secret, purpose), token);
    const { until } = untilSchema.parse(payload);
    if (until !== null && until <= now.getTime()) return null;
    return schema.parse(payload);
  } catch {
    return null;
  }
}

/** A key per purpose, so that a link in a mail cannot be used as an access token or vice versa. */
function keyOf(secret: string, purpose: LinkPurpose): Uint8Array {
  return new TextEncoder().encode(`mail link ${purpose} ${secret}`);
}
