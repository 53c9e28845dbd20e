import { formatDaysLeft } from "~/domain/holidays/calendar-day";
import { isSample } from "~/domain/products/product";
import { clip } from "~/domain/products/review-rules";
import type { Block, LinkTo } from "~/emails/blocks";
import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";
import type { KeptGifts } from "./due-cards.server";

/** An occasion in a reminder; `turns` is the age on a birthday, `day` the formatted date. */
export type ReminderOccasion = KeptGifts & {
  cardName: string;
  name: string;
  day: string;
  daysLeft: number;
  turns: number | null;
  searchLink: string;
  skipLink: string;
  stopLink: string;
};

/** Occasions in one mail, and gifts by their whole title: a row of the database takes 2 MB. */
export const MOST_OCCASIONS_IN_MAIL = 30;
const MOST_TITLE = 120;
/** Names in a subject, and occasions in the preview of an inbox. */
const MOST_NAMES = 5;

/** `more` is how many further occasions are due that morning. */
type Props = {
  firstName: string;
  occasions: ReminderOccasion[];
  more?: number;
  origin: string;
  stopLink: string;
};

/** The reminder of all occasions that are due for a user on one morning, the nearest first. */
export function reminderLetter({
  firstName,
  occasions,
  more = 0,
  origin,
  stopLink,
}: Props): Letter {
  const [first] = occasions;
  const count = occasions.length + more;
  const everyName = [...new Set(occasions.map((one) => one.cardName))];
  const isCut = more > 0 || everyName.length > MOST_NAMES;
  const names = new Intl.ListFormat("en-GB").format([
    ...everyName.slice(0, MOST_NAMES),
    ...(isCut ? ["others"] : []),
  ]);
  const subject =
    first && count === 1
      ? `${first.cardName}: ${first.name} ${formatDaysLeft(first.daysLeft).toLowerCase()}`
      : `${count} days to remember: ${names}`;
  const people = { label: "Your profile cards", href: `${origin}/profile-cards` };
  return writeLetter({
    subject,
    preheader: occasions
      .slice(0, MOST_NAMES)
      .map((one) => `${one.cardName}: ${one.name}, ${one.day}`)
      .join("; "),
    title: `Hello ${firstName}, ${count === 1 ? "a day" : `${count} days`} to remember`,
    blocks: [...occasions.flatMap(occasionBlocks), ...moreBlocks(more, people)],
    reason: `You get this mail because you switched on email reminders for ${names} at ${PRODUCT_NAME}.`,
    links: [
      { label: "Stop all reminders, email preferences", href: stopLink },
      people,
      { label: "Contact us", href: `${origin}/contact` },
    ],
  });
}

const STATES = { idea: "saved, not bought yet", bought: "bought" } as const;

/** What is due and not in the mail. */
function moreBlocks(more: number, people: LinkTo): Block[] {
  if (more === 0) return [];
  const text = `And ${more} more ${more === 1 ? "day" : "days"} to remember.`;
  return [
    { kind: "text", text },
    { kind: "links", links: [people] },
  ];
}

/** The gifts saved for the card. */
function savedGifts({ cardName, gifts, moreGifts }: ReminderOccasion): Block[] {
  if (gifts.length === 0) return [];
  const items = gifts.map(
    ({ title, key, state }) =>
      `${clip(title, MOST_TITLE)} (${isSample(key) ? "sample, " : ""}${STATES[state]})`,
  );
  if (moreGifts > 0) items.push(`and ${moreGifts} more on the profile card`);
  return [{ kind: "list", title: `Saved for ${cardName}`, items }];
}

function occasionBlocks(one: ReminderOccasion): Block[] {
  const turns = one.turns === null ? "" : ` ${one.cardName} turns ${one.turns}.`;
  return [
    { kind: "heading", text: `${one.cardName}: ${one.name}` },
    { kind: "text", text: `${formatDaysLeft(one.daysLeft)}, on ${one.day}.${turns}` },
    ...savedGifts(one),
    { kind: "button", label: "Find ideas", href: one.searchLink },
    {
      kind: "links",
      links: [
        { label: "Skip this year", href: one.skipLink },
        { label: `Stop reminders for ${one.cardName}`, href: one.stopLink },
      ],
    },
  ];
}
