import { z } from "zod";
import type { Secrets } from "~/lib/keys.server";
import { readToken, signToken } from "~/lib/signed-token.server";

/** What a link in a mail does. A token for one purpose is not valid for another. */
export type LinkPurpose = "subscribe" | "stop" | "reminders" | "lists";

/** What links in mails are made with: the secrets of the deployment and its absolute origin. */
export type LinkSigner = { secrets: Secrets; origin: string };

const untilSchema = z.object({ until: z.number().nullable() });

/** A token with `payload` for a link. It never expires if `until` is null. */
export function signLink(
  secrets: Secrets,
  purpose: LinkPurpose,
  payload: Record<string, string>,
  until: Date | null,
): Promise<string> {
  return signToken(secrets, keyPurpose(purpose), { ...payload, until: until?.getTime() ?? null });
}

/** The payload of a link's token. Null if it is forged, changed, expired or for another purpose. */
export async function readLink<S extends z.ZodTypeAny>(
  secrets: Secrets,
  purpose: LinkPurpose,
  { token, schema, now }: { token: string; schema: S; now: Date },
): Promise<z.output<S> | null> {
  const claims = await readToken(secrets, keyPurpose(purpose), token);
  const limits = untilSchema.safeParse(claims);
  if (!limits.success) return null;
  const { until } = limits.data;
  if (until !== null && until <= now.getTime()) return null;
  return schema.safeParse(claims).data ?? null;
}

const keyPurpose = (purpose: LinkPurpose) => `mail link: ${purpose}`;
