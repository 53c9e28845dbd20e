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
  const days = cards.flatMap((card) =>
    card.holidays
      .filter(({ isSelected }) => isSelected)
      .flatMap((holiday) => daysOf(card, holiday, setting).map((day) => ({ card, holiday, day }))),
  );
  const nearest = days.length > MOST_EVENTS ? days.sort((a, b) => (a.day < b.day ? -1 : 1)) : days;
  for (const { card, holiday, day } of nearest.slice(0, MOST_EVENTS)) {
    calendar.addSubcomponent(eventOf(card, holiday, day, setting.now));
  }
  return calendar.toString();
}

function daysOf(
  { birthday }: ProfileCardDetails,
  holiday: CardHoliday,
  { region, today }: Setting,
): Day[] {
  const { id, date, isCustom, isRecurring } = holiday;
  const dated =
    id === BIRTHDAY_ID
      ? ({ kind: "birthday", birthday } as const)
      : isCustom
        ? ({ kind: "custom", date, isRecurring } as const)
        : ({ kind: "global", id, region } as const);
  const days: Day[] = [];
  let from: Day | null = today;
  while (from !== null && days.length < DAYS_EACH) {
    const next = nextDayOf(dated, from);
    if (next !== null) days.push(next);
    from = next && addDays(next, 1);
  }
  return days;
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
