import { z } from "zod";

const versionSchema = z.coerce.number().int().nonnegative().catch(0);

/**
 * The version that a listener saw last, from the `Last-Event-ID` header of its reconnect
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#the-last-event-id-header);
 * 0 where the header is absent or malformed.
 */
export function parseLastEventId(header: string | null): number {
  return versionSchema.parse(header ?? 0);
}
