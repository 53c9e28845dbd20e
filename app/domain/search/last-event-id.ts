import { z } from "zod";

const versionSchema = z.coerce.number().int().nonnegative().catch(0);

/**
 * The last version that a client received, from the `Last-Event-ID` header of its reconnection
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#the-last-event-id-header);
 * 0 if the header is absent or malformed.
 */
export function parseLastEventId(header: string | null): number {
  return versionSchema.parse(header ?? 0);
}
