import { z } from "zod";

const path = z
  .string()
  .max(400)
  .regex(/^\/[^?#\s]*$/);

/**
 * All telemetry events; the privacy page lists them. They hold no identifier, no query string and
 * nothing typed (docs/decisions/059-first-party-telemetry.md). `milliseconds` is from the request to
 * the last byte of the response.
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

/** The body of one beacon. */
export const telemetrySchema = z.object({ events: z.array(telemetryEventSchema).min(1).max(50) });

export type TelemetryEvent = z.output<typeof telemetryEventSchema>;

const IDENTIFIER = /^(?:[0-9a-f-]{16,}|[A-Z0-9]{10}|[A-Za-z0-9_-]{20,}|\d+)$/;

/** A path with `:id` for each part that could identify a search, card, product or token. */
export function withoutIdentifiers(path: string): string {
  return path
    .split("/")
    .map((part) => (IDENTIFIER.test(part) ? ":id" : part))
    .join("/");
}
