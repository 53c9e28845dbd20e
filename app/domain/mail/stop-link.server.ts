import { z } from "zod";
import { emailAddress } from "~/domain/shared/email-address.schema";
import { STOPPABLE, type Stoppable } from "./email-preferences";
import { type LinkSigner, readToken, signToken } from "./signed-link.server";

const stopSchema = z.object({ email: emailAddress, stop: z.enum(STOPPABLE) });

/** A link to the preferences of an address; a one-click POST to it stops `stop`. Never expires. */
export async function stopLink(
  { secret, origin }: LinkSigner,
  payload: { email: string; stop: Stoppable },
): Promise<string> {
  return `${origin}/unsubscribe?token=${await signToken(secret, "stop", payload, null)}`;
}

/** The headers that make mail programs show an unsubscribe button (RFC 2369, RFC 8058). */
export function stopHeaders(link: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** The payload of a stop link. Null if it is forged or was changed. */
export function readStopLink(secret: string, token: string, now: Date) {
  return readToken(secret, "stop", { token, schema: stopSchema, now });
}
