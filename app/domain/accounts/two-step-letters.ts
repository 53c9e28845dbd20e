import type { Region } from "~/domain/shared/region";
import { LOCALES } from "~/domain/shared/region-formats";
import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";
import { contact, OWNER, type Recipient } from "./account-letters";

/** What changed about two-step log-in. */
export type TwoStepChange =
  | { what: "app-on" | "app-off" | "passkey-added" | "passkey-removed" | "codes-renewed" }
  | { what: "recovery-code-used"; left: number };

const CHANGES: Record<TwoStepChange["what"], { title: string; text: string }> = {
  "app-on": {
    title: "An authenticator app was added",
    text: "from now on a log-in with your password also asks for a code from your authenticator app.",
  },
  "app-off": {
    title: "Your authenticator app was removed",
    text: "a log-in no longer asks for a code from your authenticator app.",
  },
  "passkey-added": {
    title: "A passkey was added",
    text: "a new passkey can log in to your account, and a log-in with your password has a second step.",
  },
  "passkey-removed": {
    title: "A passkey was removed",
    text: "one of your passkeys can no longer log in to your account.",
  },
  "codes-renewed": {
    title: "Your recovery codes were replaced",
    text: "you have ten new recovery codes, and the old ones no longer work.",
  },
  "recovery-code-used": {
    title: "A recovery code was used",
    text: "somebody, most likely you, logged in with your password and one of your recovery codes.",
  },
};

/** Tells the owner of an account that its two-step log-in has changed. */
export async function twoStepLetter(props: Recipient & { change: TwoStepChange }): Promise<Letter> {
  const { firstName, origin, change } = props;
  const { title, text } = CHANGES[change.what];
  const left = change.what === "recovery-code-used" ? ` ${codesLeft(change.left)}` : "";
  return writeLetter({
    subject: `${title}: your ${PRODUCT_NAME} account`,
    preheader: "If this was you, there is nothing to do.",
    title,
    blocks: [
      { kind: "text", text: `Hello ${firstName}, ${text}${left}` },
      {
        kind: "text",
        text: "If this was you, there is nothing to do. If it was not, act while a browser of yours is still logged in: remove what is not yours under two-step log-in on your account page, end all other sessions, and then choose a new password. If you cannot log in any more, write to us.",
      },
      { kind: "links", links: wayOut(origin) },
    ],
    reason: OWNER,
    links: contact(origin),
  });
}

/** A code by which a browser proves that its user reads this mailbox, before a way to log in is added. */
export async function mailboxCodeLetter(props: Recipient & { code: string }): Promise<Letter> {
  const { firstName, origin, code } = props;
  return writeLetter({
    subject: `Your ${PRODUCT_NAME} code`,
    preheader: "Type this code to add a way to log in.",
    title: "Is it you?",
    blocks: [
      {
        kind: "text",
        text: `Hello ${firstName}, type this code on your account page to add a passkey or an authenticator app, or to make new recovery codes.`,
      },
      { kind: "code", code },
      { kind: "note", text: "The code is valid for 10 minutes. We will never ask you for it." },
      {
        kind: "text",
        text: "Was this not you? Then somebody else knows your password: tell nobody the code, and choose a new password, which ends their session.",
      },
      { kind: "links", links: wayOut(origin) },
    ],
    reason: OWNER,
    links: contact(origin),
  });
}

/** Tells the owner of an account of a log-in from a browser that had not logged in to it before. */
export async function newBrowserLetter(
  props: Recipient & { browser: string; at: Date; timeZone: string; region: Region },
): Promise<Letter> {
  const { firstName, origin, browser, at, timeZone, region } = props;
  const format = { dateStyle: "long", timeStyle: "short", timeZone } as const;
  const when = new Intl.DateTimeFormat(LOCALES[region], format).format(at);
  const where = timeZone.replaceAll("_", " ");
  return writeLetter({
    subject: `New log-in to your ${PRODUCT_NAME} account`,
    preheader: "From a browser that had not logged in before.",
    title: "A new browser logged in",
    blocks: [
      {
        kind: "text",
        text: `Hello ${firstName}, on ${when} (${where}) a browser logged in to your account that had not done so before: ${browser}.`,
      },
      {
        kind: "text",
        text: "If this was you, there is nothing to do. If it was not, end its session on your account page and choose a new password.",
      },
      { kind: "links", links: wayOut(origin) },
    ],
    reason: OWNER,
    links: contact(origin),
  });
}

const codesLeft = (left: number) =>
  left === 1 ? "You have 1 recovery code left." : `You have ${left} recovery codes left.`;

const wayOut = (origin: string) => [
  { label: "Your account and its sessions", href: `${origin}/account` },
  { label: "Choose a new password", href: `${origin}/forgot-password` },
];
