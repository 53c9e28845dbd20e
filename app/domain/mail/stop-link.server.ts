import { z } from "zod";
import { emailAddress } from "~/domain/shared/email-address.schema";
import type { Secrets } from "~/lib/keys.server";
import { STOPPABLE, type Stoppable } from "./email-preferences";
import { type LinkSigner, readLink, signLink } from "./signed-link.server";

const stopSchema = z.object({ email: emailAddress, stop: z.enum(STOPPABLE) });

/** A link to the preferences of an address; a one-click POST to it stops `stop`. Never expires. */
export async function stopLink(
  { secrets, origin }: LinkSigner,
  payload: { email: string; stop: Stoppable },
): Promise<string> {
  return `${origin}/unsubscribe?token=${await signLink(secrets, "stop", payload, null)}`;
}

/** The headers that make mail programs show an unsubscribe button (RFC 2369, RFC 8058). */
export function stopHeaders(link: string) {
  return {
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

export type StopHeaders = ReturnType<typeof stopHeaders>;

/** The payload of a stop link. Null if it is forged or was changed. */
export function readStopLink(secrets: Secrets, token: string, now: Date) {
  return readLink(secrets, "stop", { token, schema: stopSchema, now });
}
