const momentFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** E.g. "21 Nov 2026, 09:14 UTC": the same on the server and in every browser. */
export const formatMoment = (iso: string) => `${momentFormat.format(new Date(iso))} UTC`;
