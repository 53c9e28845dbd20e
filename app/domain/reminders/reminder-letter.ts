import { formatDaysLeft } from "~/domain/holidays/calendar-day";
import { isSample } from "~/domain/products/product";
import type { Block } from "~/emails/blocks";
import type { Letter } from "~/emails/letter";
import { writeLetter } from "~/emails/write-letter";
import { PRODUCT_NAME } from "~/lib/product-name";
import type { KeptGift } from "./due-cards.server";

/** An occasion in a reminder; `turns` is the age on a birthday, `day` the formatted date. */
export type ReminderOccasion = {
  cardName: string;
  name: string;
  day: string;
  daysLeft: number;
  turns: number | null;
  gifts: KeptGift[];
  searchLink: string;
  skipLink: string;
  stopLink: string;
};

type Props = { firstName: string; occasions: ReminderOccasion[]; origin: string; stopLink: string };

/** The reminder of all occasions that are due for a user on one morning. */
export function reminderLetter({ firstName, occasions, origin, stopLink }: Props): Letter {
  const [first] = occasions;
  const names = new Intl.ListFormat("en-GB").format([
    ...new Set(occasions.map((one) => one.cardName)),
  ]);
  const subject =
    first && occasions.length === 1
      ? `${first.cardName}: ${first.name} ${formatDaysLeft(first.daysLeft).toLowerCase()}`
      : `${occasions.length} days to remember: ${names}`;
  return writeLetter({
    subject,
    preheader: occasions.map((one) => `${one.cardName}: ${one.name}, ${one.day}`).join("; "),
    title: `Hello ${firstName}, ${occasions.length === 1 ? "a day" : `${occasions.length} days`} to remember`,
    blocks: occasions.flatMap(occasionBlocks),
    reason: `You get this mail because you switched on email reminders for ${names} at ${PRODUCT_NAME}.`,
    links: [
      { label: "Stop all reminders, email preferences", href: stopLink },
      { label: "Your profile cards", href: `${origin}/profile-cards` },
      { label: "Contact us", href: `${origin}/contact` },
    ],
  });
}

const STATES = { idea: "saved, not bought yet", bought: "bought" } as const;

/** Further gifts are only counted. */
const MAX_GIFTS = 6;

/** The gifts saved for the card, those not bought yet first. */
function savedGifts({ cardName, gifts }: ReminderOccasion): Block[] {
  if (gifts.length === 0) return [];
  const inOrder = [...gifts].sort((a, b) => b.state.localeCompare(a.state));
  const items = inOrder
    .slice(0, MAX_GIFTS)
    .map(
      ({ title, key, state }) => `${title} (${isSample(key) ? "sample, " : ""}${STATES[state]})`,
    );
  const more = gifts.length - items.length;
  if (more > 0) items.push(`and ${more} more on the profile card`);
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
