import ICAL from "ical.js";
import { addDays, type Day } from "~/domain/holidays/calendar-day";
import {
  anniversaryOn,
  BIRTHDAY_ID,
  nameWithAnniversary,
  nextDayOf,
} from "~/domain/holidays/holidays";
import { BIRTH } from "~/domain/shared/birth";
import type { Region } from "~/domain/shared/region";
import { PRODUCT_NAME } from "~/lib/product-name";
import type { CardHoliday, ProfileCardDetails } from "./profile-card";

/** Events per holiday; few are enough, as clients refresh the feed daily. */
const DAYS_EACH = 3;
/** Events of a feed, the nearest: reading a feed needs no session, so its cost is bounded. */
export const MOST_EVENTS = 1_000;

type Setting = { region: Region; today: Day; now: Date };

/**
 * The selected holidays of a user's cards as an iCalendar feed (RFC 5545). Each date is an all-day
 * event of its own, as recurrence rules cannot describe moving holidays; a card with reminders on
 * adds an alarm its reminder days before. Of more than `MOST_EVENTS` the nearest are in it.
 */
export function calendarOf(cards: ProfileCardDetails[], setting: Setting): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", `-//${PRODUCT_NAME}//Occasions//EN`);
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addPropertyWithValue("method", "PUBLISH");
  calendar.addPropertyWithValue("x-wr-calname", `${PRODUCT_NAME}: people and their days`);
  const refresh = new ICAL.Property("refresh-interval");
  refresh.setParameter("value", "DURATION");
  refresh.setValue("P1D");
  calendar.addProperty(refresh);
  for (const { card, holiday, day } of nearestDays(cards, setting)) {
    calendar.addSubcomponent(eventOf(card, holiday, day, setting.now));
  }
  return calendar.toString();
}

type FeedDay = { card: ProfileCardDetails; holiday: CardHoliday; day: Day };

/**
 * The days of a feed, the nearest. A further day of a holiday is looked for only if the one before is among
 * them, so that of thousands of holidays most are looked at once.
 */
function nearestDays(cards: ProfileCardDetails[], setting: Setting): FeedDay[] {
  let latest = cards.flatMap((card) =>
    card.holidays
      .filter(({ isSelected }) => isSelected)
      .flatMap((holiday) => dayOf(card, holiday, setting.today, setting) ?? []),
  );
  let nearest = nearestOf(latest);
  for (let further = 1; further < DAYS_EACH; further += 1) {
    const kept = new Set(nearest);
    latest = latest
      .filter((one) => kept.has(one))
      .flatMap(({ card, holiday, day }) => dayOf(card, holiday, addDays(day, 1), setting) ?? []);
    nearest = nearestOf([...nearest, ...latest]);
  }
  return nearest;
}

const nearestOf = (days: FeedDay[]) =>
  days.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))).slice(0, MOST_EVENTS);

/** The first day of a holiday on or after `from`, if there is one. */
function dayOf(
  card: ProfileCardDetails,
  holiday: CardHoliday,
  from: Day,
  { region, today }: Setting,
): FeedDay | null {
  const { id, date, isCustom, isRecurring } = holiday;
  const { birthday } = card;
  // The next date of what is not custom is known.
  if (from === today && !isCustom) return { card, holiday, day: date };
  const dated =
    id === BIRTHDAY_ID
      ? ({ kind: "birthday", birthday } as const)
      : isCustom
        ? ({ kind: "custom", date, isRecurring } as const)
        : ({ kind: "global", id, region } as const);
  const day = nextDayOf(dated, from);
  return day === null ? null : { card, holiday, day };
}

function eventOf(
  card: ProfileCardDetails,
  holiday: CardHoliday,
  day: Day,
  now: Date,
): ICAL.Component {
  const event = new ICAL.Component("vevent");
  const summary = `${card.name}: ${nameOn(card, holiday, day)}`;
  event.addPropertyWithValue(
    "uid",
    `${card.id}-${holiday.id}-${day}@${PRODUCT_NAME.toLowerCase()}`,
  );
  event.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
  event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(day));
  event.addPropertyWithValue("dtend", ICAL.Time.fromDateString(addDays(day, 1)));
  event.addPropertyWithValue("summary", summary);
  event.addPropertyWithValue("transp", "TRANSPARENT");
  if (card.emailRemindersEnabled && holiday.reminderDaysBefore !== null) {
    const alarm = new ICAL.Component("valarm");
    alarm.addPropertyWithValue("action", "DISPLAY");
    alarm.addPropertyWithValue("description", summary);
    alarm.addPropertyWithValue(
      "trigger",
      ICAL.Duration.fromData({ isNegative: true, days: holiday.reminderDaysBefore }),
    );
    event.addSubcomponent(alarm);
  }
  return event;
}

function nameOn(
  { birthday }: ProfileCardDetails,
  { id, name, date, isOriginDate }: CardHoliday,
  day: Day,
) {
  if (id === BIRTHDAY_ID && day === birthday) return BIRTH.label;
  if (id === BIRTHDAY_ID && !birthday.startsWith("--")) {
    const age = anniversaryOn(birthday, day);
    return age === null ? name : `${name} (${age})`;
  }
  return nameWithAnniversary(name, isOriginDate ? anniversaryOn(date, day) : null);
}
