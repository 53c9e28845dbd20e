import { createJWT, validateJWT } from "oslo/jwt";
import { z } from "zod";

/** What the token of a link in a mail is for; a token of one purpose is nothing for another. */
export type LinkPurpose = "subscribe" | "stop" | "reminders";

/** Signs links of mails: the secret of the deployment, and the absolute origin of its addresses. */
export type LinkSigner = { secret: string; origin: string };

const untilSchema = z.object({ until: z.number().nullable() });

/** A token that carries `payload`, readable by anybody, changeable by nobody; null never expires. */
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

/** The payload of a token, or null where it is not ours, was changed, is for another purpose or old. */
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

/** A key for each purpose: no link of a mail is ever an access token, nor the other way round. */
function keyOf(secret: string, purpose: LinkPurpose): Uint8Array {
  return new TextEncoder().encode(`mail link ${purpose} ${secret}`);
}
