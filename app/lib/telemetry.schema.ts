import { z } from "zod";

const path = z
  .string()
  .max(400)
  .regex(/^\/[^?#\s]*$/);

/**
 * All telemetry events, as listed on the privacy page: no identifier, no query, nothing typed.
 * `milliseconds` is from the start of the request to the last byte of the response.
 * docs/decisions/059-first-party-telemetry.md
 */
export const telemetryEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("page-view"), path }),
  z.object({
    type: z.literal("fetch"),
    path,
    milliseconds: z.number().int().min(0).max(600_000),
    status: z.number().int().min(0).max(599),
  }),
]);

/** The body of one beacon request. */
export const telemetrySchema = z.object({ events: z.array(telemetryEventSchema).min(1).max(50) });

export type TelemetryEvent = z.output<typeof telemetryEventSchema>;

const IDENTIFIER = /^(?:[0-9a-f-]{16,}|[A-Z0-9]{10}|[A-Za-z0-9_-]{20,}|\d+)$/;

/** What no path of ours has: an address that somebody typed. */
const ADDRESS = /@|%40/i;

/** A path with identifiers replaced: `/giftsearch/:id`. */
export function withoutIdentifiers(path: string): string {
  return (
    path
      .split("/")
      // Data requests end in `.data`, calendars in `.ics`.
      .map((part) =>
        ADDRESS.test(part) || IDENTIFIER.test(part.replace(/\..*$/, "")) ? ":id" : part,
      )
      .join("/")
  );
}
