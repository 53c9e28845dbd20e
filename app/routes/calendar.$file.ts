import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { todayIn } from "~/domain/holidays/calendar-day";
import { calendarOf } from "~/domain/people/calendar-feed";
import { findFeedOwner, readFeedCards } from "~/domain/people/calendar-feed.server";
import { countFor } from "~/domain/shared/throttling.server";
import { tooMany } from "~/lib/http.server";

/** A user's calendar feed, at a secret address. Counted, as a full one takes half a second to make. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { db } = context;
  const now = context.now();
  const [, secret] = /^([\w-]{20,100})\.ics$/.exec(params.file ?? "") ?? [];
  const owner = secret ? await findFeedOwner(db, secret) : null;
  if (!owner) throw new Response("There is no such calendar.", { status: 404 });
  const wait = await countFor(db, "calendar", owner.userId, now);
  if (wait !== null) throw new Response("This calendar is read too often.", tooMany(wait));
  const cards = await readFeedCards(db, owner, now);
  const { region, timeZone } = owner;
  return new Response(calendarOf(cards, { region, today: todayIn(timeZone, now), now }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
