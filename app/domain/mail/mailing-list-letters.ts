import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";

/** Asks the owner of an address to confirm a subscription (double opt-in). */
export function subscribeLetter({
  link,
  origin,
  stopLink,
}: {
  link: string;
  origin: string;
  stopLink: string;
}): Letter {
  return writeLetter({
    subject: `Do you want news from ${PRODUCT_NAME}?`,
    preheader: "Please confirm, or do nothing and hear no more of it.",
    title: "One press to subscribe",
    blocks: [
      {
        kind: "text",
        text: `Somebody, most likely you, asked for the ${PRODUCT_NAME} mailing list with this address: news and updates, now and then.`,
      },
      { kind: "button", label: "Subscribe", href: link },
      {
        kind: "note",
        text: "The link works for 7 days. If you did not ask for it, do nothing: without your confirmation you are not on the list.",
      },
    ],
    reason: `You get this one mail because your address was typed into the mailing list box at ${PRODUCT_NAME}.`,
    links: [
      { label: "Email preferences, unsubscribe", href: stopLink },
      { label: "Contact us", href: `${origin}/contact` },
    ],
  });
}

/** Welcomes a new subscriber. */
export function welcomeLetter({ origin, stopLink }: { origin: string; stopLink: string }): Letter {
  return writeLetter({
    subject: `You are on the ${PRODUCT_NAME} mailing list`,
    preheader: "News and updates, now and then, and an easy way out.",
    title: "Subscribed to mailing list!",
    blocks: [
      {
        kind: "text",
        text: "Thank you. We write now and then: new features, and ideas before the big days. You can stop it at any time with one press.",
      },
      { kind: "button", label: "Find a gift", href: origin },
    ],
    reason: `You get this mail because you subscribed to the mailing list at ${PRODUCT_NAME}.`,
    links: [
      { label: "Unsubscribe", href: stopLink },
      { label: "Contact us", href: `${origin}/contact` },
    ],
  });
}
