import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { briefSchema } from "~/domain/brief/brief.server";
import { prefillFromPerson, sayGiven } from "~/domain/people/card-search-form";
import { rememberSearch, shunnedFor } from "~/domain/people/card-searches.server";
import { nextOccasions } from "~/domain/people/next-occasions";
import { nameOfCard } from "~/domain/people/profile-card";
import { listPeople } from "~/domain/people/profile-cards.server";
import { resultsWishSchema } from "~/domain/search/results-by-email.schema";
import { prefillFrom, type SearchFormAnswer, TOO_MANY_SEARCHES } from "~/domain/search/search-form";
import { parseForms, typedIn } from "~/lib/form.server";
import { admitResultsByMail, tooManyResultsMails } from "~/lib/results-by-mail.server";
import { readViewer } from "~/session.server";

/** A signed-in visitor's people are offered; the chosen one (`?card=`) fills the form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const viewer = await readViewer(request, context);
  const people = viewer ? await listPeople(context.db, viewer, context.now()) : [];
  const chosen = people.find(({ id }) => id === query.get("card"));
  const region = viewer ? { region: viewer.region } : {};
  const fields = { ...region, ...(chosen && prefillFromPerson(chosen)), ...prefillFrom(query) };
  return {
    fields,
    uid: context.searches.newUid(),
    people: people.map((person) => ({ id: person.id, label: nameOfCard(person) })),
    next: viewer && nextOccasions(people),
    chosen: chosen && { id: chosen.id, given: sayGiven(chosen) },
  };
}

/** Starts a search and leads to its results, or answers its uid to a form in a modal. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const viewer = await readViewer(request, context);
  const parsed = parseForms(form, briefSchema, resultsWishSchema(viewer?.email ?? null));
  if (!parsed.ok) return data<SearchFormAnswer>({ refused: parsed.refused }, { status: 422 });
  const tooMany = (failure: string, seconds: number) =>
    data<SearchFormAnswer>(
      { refused: { typed: typedIn(form), errors: {} }, failure },
      { status: 429, headers: { "Retry-After": String(seconds) } },
    );
  const wait = await context.limits.secondsToSearch(request);
  if (wait !== null) return tooMany(TOO_MANY_SEARCHES, wait);
  const [brief, wish] = parsed.value;
  const mail = await admitResultsByMail(request, context, { ...wish, isOwn: viewer !== null });
  if (mail.secondsToWait !== null) {
    return tooMany(tooManyResultsMails(mail.secondsToWait), mail.secondsToWait);
  }
  const { db, searches } = context;
  const cardId = String(form.get("card") ?? "");
  const person = viewer && cardId ? { userId: viewer.userId, cardId } : null;
  const shunned = person ? await shunnedFor(db, person.userId, cardId) : [];
  const uid = await searches.start(brief, String(form.get("uid") ?? ""), shunned);
  await mail.mailTo(uid);
  if (person) await rememberSearch(db, { ...person, uid }, context.now());
  if (form.get("mode") === "modal") return data<SearchFormAnswer>({ uid });
  throw redirect(`/giftsearch/${uid}${person ? `?card=${encodeURIComponent(cardId)}` : ""}`, 303);
}
