import type { OutgoingMail } from "~/domain/mail/outbox.server";
import type { LinkSigner } from "~/domain/mail/signed-link.server";
import { stopHeaders, stopLink } from "~/domain/mail/stop-link.server";
import { withMailedReturn } from "~/domain/shared/return-path";
import type { user } from "../../../db/schema/accounts";
import { alreadyRegisteredLetter, resetPasswordLetter } from "./account-letters";
import { registeredUnconfirmedLetter, resetUnconfirmedLetter } from "./unconfirmed-letters";

type Account = Pick<typeof user.$inferSelect, "email" | "firstName" | "confirmedAt">;

/**
 * The mail to an address that somebody tried to register a second time. The log-in after it leads to the path
 * `returnTo`. As long as nobody has confirmed the address, it is one that can be stopped.
 */
export async function knownMail(
  { returnTo, ...signer }: LinkSigner & { returnTo: string },
  { email, firstName, confirmedAt }: Account,
  dedupeKey: string,
): Promise<OutgoingMail> {
  const { origin } = signer;
  const loginLink = withMailedReturn(`${origin}/login`, returnTo);
  const links = { origin, loginLink, resetLink: `${origin}/forgot-password` };
  const stop = await stopLink(signer, { email, stop: "everything" });
  if (confirmedAt) {
    const letter = await alreadyRegisteredLetter({ ...links, firstName });
    return { ...letter, kind: "account.known", to: email, dedupeKey };
  }
  const letter = await registeredUnconfirmedLetter({ ...links, stopLink: stop });
  const headers = stopHeaders(stop);
  return { ...letter, kind: "account.known-unconfirmed", to: email, headers, dedupeKey };
}

/** The mail with a reset link, in the same two ways; written for no account, too, in the same time. */
export async function resetMail(
  signer: LinkSigner,
  { email, firstName, confirmedAt }: Account,
  { link, dedupeKey }: { link: string; dedupeKey: string },
): Promise<OutgoingMail> {
  const { origin } = signer;
  const stop = await stopLink(signer, { email, stop: "everything" });
  if (confirmedAt) {
    const letter = await resetPasswordLetter({ origin, firstName, link });
    return { ...letter, kind: "account.reset", to: email, dedupeKey };
  }
  const letter = await resetUnconfirmedLetter({ origin, link, stopLink: stop });
  const headers = stopHeaders(stop);
  return { ...letter, kind: "account.reset-unconfirmed", to: email, headers, dedupeKey };
}
