import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { todayIn } from "~/domain/holidays/calendar-day";
import { calendarOf } from "~/domain/people/calendar-feed";
import { findFeedOwner } from "~/domain/people/calendar-feed.server";
import { listProfileCards } from "~/domain/people/profile-cards.server";

/** A user's calendar feed, at a secret address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { db } = context;
  const now = context.now();
  const [, secret] = /^([\w-]{20,100})\.ics$/.exec(params.file ?? "") ?? [];
  const owner = secret ? await findFeedOwner(db, secret) : null;
  if (!owner) throw new Response("There is no such calendar.", { status: 404 });
  const cards = await listProfileCards(db, owner, now);
  const { region, timeZone } = owner;
  return new Response(calendarOf(cards, { region, today: todayIn(timeZone, now), now }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
