import { inert } from "~/domain/shared/plain-text";
import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";

/** `stopLink` ends all mail that its address can do without. */
type Place = { origin: string; listLink: string; stopLink: string };

/** What is in the footer of each of these mails. */
const linksOf = ({ origin, stopLink }: Place) => [
  { label: "Not you? Stop mail to this address", href: stopLink },
  { label: "Contact us", href: `${origin}/contact` },
];

/**
 * The link by which a giver takes back what they said. It holds no word of the list or of whoever asked: the
 * address was only typed (docs/decisions/073-results-mail-to-a-stranger.md).
 */
export function claimLinkLetter({
  undoLink,
  isReminded,
  ...place
}: Place & { undoLink: string; isReminded: boolean }): Letter {
  const reminder = isReminded ? " You get one more mail, a week before the day." : "";
  return writeLetter({
    subject: "Your link to a shared list",
    preheader: "Take back what you said you would give, from any browser.",
    title: "What you said you would give",
    blocks: [
      { kind: "text", text: `With this link you can take it back at any time.${reminder}` },
      { kind: "button", label: "Take it back", href: undoLink },
      { kind: "links", links: [{ label: "Open the list", href: place.listLink }] },
    ],
    reason: `You get this mail because somebody typed your address on a shared list of ${PRODUCT_NAME}. If it was not you, do nothing: ${isReminded ? "your address is kept for that one mail more, and no longer" : "your address is kept for nothing else"}.`,
    links: linksOf(place),
  });
}

/** Reminds a giver a week before the day; like the one before, without a word of the list. */
export function listReminderLetter({ day, ...place }: Place & { day: string }): Letter {
  return writeLetter({
    subject: "In a week: a gift that you said you would give",
    preheader: `The day is ${day}.`,
    title: "A week to go",
    blocks: [
      { kind: "text", text: `You said on a shared list that you would give something on ${day}.` },
      { kind: "button", label: "Open the list", href: place.listLink },
    ],
    reason: `You get this one mail because you asked for it on a shared list of ${PRODUCT_NAME}.`,
    links: linksOf(place),
  });
}

/** Tells the organiser of a surprise who gives what since the last such mail, in `lines` as people wrote it. */
export function listDigestLetter({
  title: typed,
  lines: said,
  ...place
}: Place & { title: string; lines: string[] }): Letter {
  const title = inert(typed);
  const lines = said.map(inert);
  return writeLetter({
    subject: `News of your list: ${title}`,
    preheader: lines.join(" "),
    title,
    blocks: [
      { kind: "list", title: "New on your list", items: lines },
      { kind: "button", label: "Open your list", href: place.listLink },
    ],
    reason: `You get this mail, once a day at most, because you switched it on for this list at ${PRODUCT_NAME}. You can switch it off on the list.`,
    links: linksOf(place),
  });
}

/** Tells the organiser that a list is about to be deleted. */
export function listEndingLetter({
  title: typed,
  day,
  ...place
}: Place & { title: string; day: string }): Letter {
  const title = inert(typed);
  return writeLetter({
    subject: `Your list ends soon: ${title}`,
    preheader: `It is deleted after ${day}.`,
    title,
    blocks: [
      {
        kind: "text",
        text: `This list and all that is on it is deleted after ${day}. Until then you can download it, or give it a later day.`,
      },
      { kind: "button", label: "Open your list", href: place.listLink },
    ],
    reason: `You get this mail because you switched on mail for this list at ${PRODUCT_NAME}.`,
    links: linksOf(place),
  });
}
