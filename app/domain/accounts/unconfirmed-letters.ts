import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";
import { contact } from "./account-letters";

const ACCOUNT = `You get this mail because somebody, most likely you, used this address at ${PRODUCT_NAME}.`;
/** Mail to an address that nobody has confirmed; `stopLink` ends it. */
type Stoppable = { origin: string; stopLink: string };
const stoppable = ({ origin, stopLink }: Stoppable) => [
  { label: "Not you? Stop mail to this address", href: stopLink },
  ...contact(origin),
];

/**
 * Asks a new user to confirm their address; `link` works once, for 24 hours. Whoever typed the address
 * also typed the name, so there is none in it, and `stopLink` ends such mails.
 */
export async function confirmLetter(props: Stoppable & { link: string }): Promise<Letter> {
  return writeLetter({
    subject: `Please confirm your email for ${PRODUCT_NAME}`,
    preheader: "One press of a button, and your account is ready.",
    title: `Welcome to ${PRODUCT_NAME}`,
    blocks: [
      {
        kind: "text",
        text: "Please confirm that this is your email address. Then you can log in.",
      },
      { kind: "button", label: "Confirm my email", href: props.link },
      {
        kind: "note",
        text: "The link works once, for 24 hours. If you did not register, ignore this mail: without your confirmation there is no account to use.",
      },
    ],
    reason: ACCOUNT,
    links: stoppable(props),
  });
}

/**
 * Tells an address that somebody tried to register it again: whoever reads it may never have registered. A new
 * password, not a link to confirm, because another person may have chosen the one of before.
 */
export async function registeredUnconfirmedLetter(
  props: Stoppable & { loginLink: string; resetLink: string },
): Promise<Letter> {
  return writeLetter({
    subject: `Somebody registered with your address at ${PRODUCT_NAME}`,
    preheader: "It was not the first time, and nothing was changed.",
    title: "Was this you?",
    blocks: [
      {
        kind: "text",
        text: "Somebody, perhaps you, tried to register with this address. It was registered before, but nobody has confirmed it. Nothing was changed.",
      },
      {
        kind: "text",
        text: "If it was you, choose a password by another mail. That confirms your address, too.",
      },
      { kind: "button", label: "Choose a password", href: props.resetLink },
      { kind: "links", links: [{ label: "Log in", href: props.loginLink }] },
      {
        kind: "note",
        text: "If it was not you, ignore this mail: without your confirmation there is no account to use.",
      },
    ],
    reason: ACCOUNT,
    links: stoppable(props),
  });
}

/** Contains the link for a new password: whoever reads it may never have registered. */
export async function resetUnconfirmedLetter(props: Stoppable & { link: string }): Promise<Letter> {
  return writeLetter({
    subject: `Choose a ${PRODUCT_NAME} password`,
    preheader: "A link to choose a password, valid 60 minutes.",
    title: "Choose a password",
    blocks: [
      {
        kind: "text",
        text: "Somebody, most likely you, registered with this address and asked for a new password. Choosing one confirms that this is your address.",
      },
      { kind: "button", label: "Choose a password", href: props.link },
      {
        kind: "note",
        text: "The link works once, for 60 minutes; a newer one replaces it. If you did not ask for it, ignore this mail: without your confirmation there is no account to use.",
      },
    ],
    reason: ACCOUNT,
    links: stoppable(props),
  });
}

/** The second code of an email change, to the new address, which nobody has confirmed yet. */
export async function newEmailCodeLetter(props: Stoppable & { code: string }): Promise<Letter> {
  return writeLetter({
    subject: `Your ${PRODUCT_NAME} code`,
    preheader: "Type this code to use this address from now on.",
    title: "Confirm your new address",
    blocks: [
      {
        kind: "text",
        text: "Hello, type this code on your account page to use this address from now on.",
      },
      { kind: "code", code: props.code },
      {
        kind: "note",
        text: "The code is valid for 10 minutes. If you did not ask for it, ignore this mail.",
      },
    ],
    reason: ACCOUNT,
    links: stoppable(props),
  });
}
