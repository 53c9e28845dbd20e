import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";

/** The recipient of an account's mail; `origin` is the absolute origin of its links. */
export type Recipient = { firstName: string; origin: string };

const greeting = ({ firstName }: { firstName: string }) => `Hello ${firstName}`.trim();
export const OWNER = `You get this mail because this is the address of your ${PRODUCT_NAME} account.`;
export const contact = (origin: string) => [{ label: "Contact us", href: `${origin}/contact` }];
/** Tells the owner of an account that someone tried to register with its address. */
export async function alreadyRegisteredLetter(
  props: Recipient & { loginLink: string; resetLink: string },
): Promise<Letter> {
  return writeLetter({
    subject: `You already have a ${PRODUCT_NAME} account`,
    preheader: "Somebody tried to register with your address.",
    title: greeting(props),
    blocks: [
      {
        kind: "text",
        text: "Somebody, perhaps you, tried to register with this address. It has an account already, and nothing was changed.",
      },
      { kind: "button", label: "Log in", href: props.loginLink },
      {
        kind: "links",
        links: [{ label: "Forgot your password? Choose a new one", href: props.resetLink }],
      },
    ],
    reason: OWNER,
    links: contact(props.origin),
  });
}

/** Contains the password reset link, which works once, for 60 minutes. */
export async function resetPasswordLetter(props: Recipient & { link: string }): Promise<Letter> {
  return writeLetter({
    subject: `Reset your ${PRODUCT_NAME} password`,
    preheader: "A link to choose a new password, valid 60 minutes.",
    title: "Choose a new password",
    blocks: [
      { kind: "text", text: `${greeting(props)}, you asked to reset your password.` },
      { kind: "button", label: "Reset my password", href: props.link },
      {
        kind: "note",
        text: "The link works once, for 60 minutes; a newer one replaces it. If you did not ask for it, ignore this mail: your password stays as it is.",
      },
    ],
    reason: OWNER,
    links: contact(props.origin),
  });
}

/** The first code of an email change, to the current address, with a link that cancels it. */
export async function emailChangeCodeLetter(
  props: Recipient & { code: string; newEmail: string; cancelLink: string },
): Promise<Letter> {
  return writeLetter({
    subject: `Your ${PRODUCT_NAME} code`,
    preheader: "Type this code to change your email address.",
    title: "Your email is about to change",
    blocks: [
      {
        kind: "text",
        text: `Hello ${props.firstName}, type this code on your account page to change your email to ${props.newEmail}.`,
      },
      { kind: "code", code: props.code },
      {
        kind: "note",
        text: "The code is valid for 10 minutes. We will never ask you for it.",
      },
      { kind: "text", text: "Was this not you? Then stop the change, and choose a new password." },
      { kind: "links", links: [{ label: "Cancel the email change", href: props.cancelLink }] },
    ],
    reason: OWNER,
    links: contact(props.origin),
  });
}

/** Tells the old address that the account has a new one. */
export async function emailChangedLetter(props: Recipient & { newEmail: string }): Promise<Letter> {
  return writeLetter({
    subject: `Your ${PRODUCT_NAME} email was changed`,
    preheader: "From now on your account has another address.",
    title: "Your email was changed",
    blocks: [
      {
        kind: "text",
        text: `Hello ${props.firstName}, your account's email is now ${props.newEmail}, and all other sessions were ended.`,
      },
      {
        kind: "text",
        text: "If this was not you, please write to us at once.",
      },
      { kind: "button", label: "Write to us", href: `${props.origin}/contact` },
    ],
    reason: "You get this last mail because this was the address of your account.",
  });
}

/** Tells a user that the password was changed, with a link to reset it if it was not them. */
export async function passwordChangedLetter(
  props: Recipient & { resetLink: string },
): Promise<Letter> {
  return writeLetter({
    subject: `Your ${PRODUCT_NAME} password was changed`,
    preheader: "If this was you, there is nothing to do.",
    title: "Your password was changed",
    blocks: [
      {
        kind: "text",
        text: `Hello ${props.firstName}, your password was changed and all other sessions were ended. If this was you, there is nothing to do.`,
      },
      { kind: "text", text: "If it was not you, choose a new password now." },
      { kind: "links", links: [{ label: "Choose a new password", href: props.resetLink }] },
    ],
    reason: OWNER,
    links: contact(props.origin),
  });
}

/** Confirms that an account and its data were deleted. */
export async function farewellLetter(props: Recipient): Promise<Letter> {
  return writeLetter({
    subject: `Your ${PRODUCT_NAME} account is deleted`,
    preheader: "Everything we kept for you is gone.",
    title: `Goodbye, ${props.firstName}`,
    blocks: [
      {
        kind: "text",
        text: "Your account is deleted, and with it your profile cards, saved gifts and reminders. Thank you for having been with us. If it was not you who deleted it, please write to us.",
      },
    ],
    reason: "You get this last mail because this was the address of your account.",
    links: contact(props.origin),
  });
}
