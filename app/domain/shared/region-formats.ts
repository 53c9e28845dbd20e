import type { Region } from "./region";

/** The locale in which a region reads dates and numbers. */
export const LOCALES: Record<Region, string> = { UK: "en-GB", USA: "en-US" };

/**
 * A formatter of dates for each region, made when it is first used: each takes a slow phone some 20 ms, and few pages
 * need them all.
 */
export function dateFormats(
  options: Intl.DateTimeFormatOptions,
): Record<Region, Intl.DateTimeFormat> {
  const made: Partial<Record<Region, Intl.DateTimeFormat>> = {};
  const of = (region: Region) => {
    made[region] ??= new Intl.DateTimeFormat(LOCALES[region], options);
    return made[region];
  };
  return {
    get UK() {
      return of("UK");
    },
    get USA() {
      return of("USA");
    },
  };
}

const momentFormats = dateFormats({ dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** "21 Nov 2026, 09:14 UTC", "Nov 21, 2026, 9:14 AM UTC": the same on the server and in every browser. */
export const formatMoment = (iso: string, region: Region) =>
  `${momentFormats[region].format(new Date(iso))} UTC`;
