import { redirect } from "@remix-run/cloudflare";
import { chosenCardsSchema } from "~/domain/people/chosen-cards.schema";
import { listChosenCards } from "~/domain/people/chosen-cards.server";
import { peoplePath, peopleQuery } from "~/domain/people/people-list";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import { parseForm } from "~/lib/form.server";
import { readForm } from "~/lib/read-form.server";

type Db = Parameters<typeof listChosenCards>[0];

/** The user's cards that an address names; throws a redirect to the list if there are none. */
export async function readChosen(request: Request, db: Db, userId: string) {
  const search = new URL(request.url).searchParams;
  const cards = await listChosenCards(db, userId, {
    ids: search.getAll("card").slice(0, CARD_LIMITS.cards),
    isEverybody: search.get("everybody") === "on",
    q: peopleQuery(search).q,
  });
  if (cards.length === 0) throw redirect(peoplePath(search, { done: "nobody" }), 303);
  return cards;
}

/** The cards that a posted form names; throws a 400 if it names none. */
export async function readChosenForm(request: Request) {
  const parsed = parseForm(await readForm(request), chosenCardsSchema);
  if (!parsed.ok) throw new Response("This form names no profile card.", { status: 400 });
  return parsed.value;
}
