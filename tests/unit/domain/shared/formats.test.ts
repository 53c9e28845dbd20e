import { expect, test } from "vitest";
import { addDays, formatDay } from "~/domain/holidays/calendar-day";
import { formatPrice } from "~/domain/shared/region";
import { LOCALES } from "~/domain/shared/region-formats";

const REGIONS = ["UK", "USA"] as const;
const PRICES = [0, 0.5, 4.99, 24.9, 999.99, 1_000, 1_234.56, 12_345, 999_999.99, 1_234_567.8];

test.each([
  ["GBP", "en-GB"],
  ["USD", "en-US"],
  ["JPY", "en-GB"],
] as const)("prices in %s are written as Intl writes them", (currency, locale) => {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  expect(PRICES.map((price) => formatPrice(price, currency))).toEqual(
    PRICES.map((price) => format.format(price)),
  );
});

test.each(REGIONS)("every day of a leap year is written as Intl writes it in the %s", (region) => {
  const format = new Intl.DateTimeFormat(LOCALES[region], { dateStyle: "long", timeZone: "UTC" });
  const days = Array.from({ length: 366 }, (_, index) => addDays("2028-01-01", index));
  expect(days.map((day) => formatDay(day, region))).toEqual(
    days.map((day) => format.format(new Date(`${day}T00:00:00Z`))),
  );
});
