import type { CardHoliday } from "./profile-card";

/** The notices of a card about its custom holidays, by the value of `?done=`. */
const NOTICES = {
  holidayAdded: "was added.",
  holidaySaved: "was saved.",
  holidayDeleted: "was deleted.",
} as const;
export type HolidayNotice = keyof typeof NOTICES;

/**
 * What a card says of `?done=` and `?holiday=`: "Name day was added." The name is that of the card's own
 * holiday, so that no address makes the page say other words; a deleted one has none any more.
 */
export function holidayNotice(
  query: URLSearchParams,
  holidays: Pick<CardHoliday, "id" | "name">[],
): string | null {
  const done = query.get("done") ?? "";
  if (!Object.hasOwn(NOTICES, done)) return null;
  const name = holidays.find(({ id }) => id === query.get("holiday"))?.name;
  return `${name ?? "The custom holiday"} ${NOTICES[done as HolidayNotice]}`;
}
