import { expect, test } from "vitest";
import { holidaysOf, offeredHolidays } from "~/domain/people/card-holidays";

const yearly = { isRecurring: true, isOriginDate: false };

test("the form of a card offers holidays by their next date, the birthday first", () => {
  const today = "2026-11-21";
  const customs = [
    { id: "over", name: "Leaving party", date: "2025-05-03", ...yearly, isRecurring: false },
    { id: "wedding", name: "Wedding day", date: "1968-06-01", ...yearly, isOriginDate: true },
    { id: "name-day", name: "Name day", date: "2020-02-11", ...yearly },
    { id: "first", name: "First day", date: "2026-12-01", ...yearly, isOriginDate: true },
  ];
  const about = { customs, selected: [], region: "UK" as const, today };
  const holidays = holidaysOf({ birthday: "1964-05-02" }, about);
  const offered = offeredHolidays(holidays, today);
  expect(offered[0]).toMatchObject({ id: "birthday", date: "2027-05-02" });
  expect(offered.at(-1)).toMatchObject({ id: "over", date: "2025-05-03", isOver: true });
  const dates = offered.slice(1, -1).map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  const own = (id: string) => offered.find((one) => one.id === id);
  expect(own("wedding")).toMatchObject({ date: "2027-06-01", since: 1968, isOver: false });
  expect(own("name-day")).toMatchObject({ date: "2027-02-11", since: null });
  expect(own("first")).toMatchObject({ date: "2026-12-01", since: null });
});
