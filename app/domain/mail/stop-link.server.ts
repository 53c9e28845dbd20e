import { z } from "zod";
import { emailAddress } from "~/domain/shared/email-address.schema";
import { STOPPABLE, type Stoppable } from "./email-preferences";
import { type LinkSigner, readToken, signToken } from "./signed-link.server";

const stopSchema = z.object({ email: emailAddress, stop: z.enum(STOPPABLE) });

/** Leads to the preferences of an address; one click on it stops `stop`. It never expires. */
export async function stopLink(
  { secret, origin }: LinkSigner,
  payload: { email: string; stop: Stoppable },
): Promise<string> {
  return `${origin}/unsubscribe?token=${await signToken(secret, "stop", payload, null)}`;
}

/** The headers by which a mail program shows its own button (RFC 2369 and RFC 8058). */
export function stopHeaders(link: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The payload of a stop link, or null where it is not ours or was changed. */
export function readStopLink(secret: string, token: string, now: Date) {
  return readToken(secret, "stop", { token, schema: stopSchema, now });
}
