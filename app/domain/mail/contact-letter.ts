import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";
import type { ContactMessage } from "./contact.schema";

/** Forwards a message of the contact page to the operator. */
export function contactLetter({ name, email, message }: ContactMessage): Letter {
  return writeLetter({
    subject: `Message from ${name}`,
    preheader: "Promised: a reply within 24 to 48 hours.",
    title: `Message from ${name}`,
    blocks: [
      ...message.split(/\n\s*\n/).map((text) => ({ kind: "text" as const, text })),
      {
        kind: "links",
        links: [{ label: `Reply to ${email}`, href: `mailto:${encodeURIComponent(email)}` }],
      },
    ],
    reason: `You get this mail because the contact page of ${PRODUCT_NAME} leads to this address.`,
  });
}
