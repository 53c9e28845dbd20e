import type { Region } from "./region";

/** The locale in which a region reads dates and numbers. */
export const LOCALES: Record<Region, string> = { UK: "en-GB", USA: "en-US" };

/** A formatter of dates for each region. */
export function dateFormats(
  options: Intl.DateTimeFormatOptions,
): Record<Region, Intl.DateTimeFormat> {
  const of = (region: Region) => new Intl.DateTimeFormat(LOCALES[region], options);
  return { UK: of("UK"), USA: of("USA") };
}

const momentFormats = dateFormats({ dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** "21 Nov 2026, 09:14 UTC", "Nov 21, 2026, 9:14 AM UTC": the same on the server and in every browser. */
export const formatMoment = (iso: string, region: Region) =>
  `${momentFormats[region].format(new Date(iso))} UTC`;
