import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";

type Props = {
  /** Of who asked. */
  firstName: string;
  /** The first name of who answered. */
  recipient: string;
  origin: string;
  stopLink: string;
};

/** Tells who asked that there are answers. The mail has none of them: they may be withdrawn. */
export function answeredLetter({ firstName, recipient, origin, stopLink }: Props): Letter {
  return writeLetter({
    subject: `${recipient} has answered you`,
    preheader: `What ${recipient} told you is on their card.`,
    title: `Hello ${firstName}, ${recipient} has answered`,
    blocks: [
      {
        kind: "text",
        text: `${recipient} opened the address you sent and answered. The answers are on their profile card, and your searches from it take them into account.`,
      },
      { kind: "button", label: "See the answers", href: `${origin}/profile-cards` },
    ],
    reason: `You get this one mail because you asked ${PRODUCT_NAME} to tell you when ${recipient} answers.`,
    links: [
      { label: "Stop these mails, email preferences", href: stopLink },
      { label: "Contact us", href: `${origin}/contact` },
    ],
  });
}
