import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { toldNote } from "~/domain/asking/answers";
import { toldFor } from "~/domain/asking/asking.server";
import { briefSchema } from "~/domain/brief/brief.server";
import { givenGiftsNote, prefillFromCard } from "~/domain/people/card-search-form";
import { nextOccasions } from "~/domain/people/next-occasions";
import { nameOfCard } from "~/domain/people/profile-card";
import { listProfileCards } from "~/domain/people/profile-cards.server";
import { resultsByEmailSchema } from "~/domain/search/results-by-email.schema";
import { prefillFrom, type SearchFormAnswer } from "~/domain/search/search-form";
import { startSearch } from "~/domain/search/start-search.server";
import { clientKey } from "~/domain/shared/client-address";
import { parseForms, slowDown, typedIn } from "~/lib/form.server";
import { tooMany } from "~/lib/http.server";
import { readForm } from "~/lib/read-form.server";
import { resultsMailHeader } from "~/results-mail-cookie.server";
import { readAdmittedViewer, readViewer } from "~/session.server";
import { startedHeader } from "~/started-cookie.server";

/** Reads a signed-in visitor's cards; the one in `?card=` fills the form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const viewer = await readAdmittedViewer(request, context);
  const cards = viewer ? await listProfileCards(context.db, viewer, context.now()) : [];
  const chosen = cards.find(({ id }) => id === query.get("card"));
  const region = viewer ? { region: viewer.region } : {};
  const fields = { ...region, ...(chosen && prefillFromCard(chosen)), ...prefillFrom(query) };
  const told = viewer && chosen && (await toldFor(context.db, viewer.userId, chosen.id));
  const notes = chosen ? [givenGiftsNote(chosen), told && toldNote(chosen.name, told)] : [];
  return {
    fields,
    uid: context.searches.newFormUid(),
    cards: cards.map((card) => ({ id: card.id, label: nameOfCard(card) })),
    next: viewer && nextOccasions(cards, viewer.region),
    isSample: context.providers.products.sample,
    chosen: chosen && { id: chosen.id, given: notes.filter(Boolean).join(" ") },
  };
}

/** Starts a search and redirects to its results; returns the uid to a form in a dialog. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const viewer = await readViewer(request, context);
  const parsed = parseForms(form, briefSchema, resultsByEmailSchema(viewer?.email ?? null));
  if (!parsed.ok) {
    // What is refused starts no search, and counts as one of this minute's all the same.
    const wait = await context.limits.secondsToWait("search", request);
    const { refused } = parsed;
    return wait === null
      ? data<SearchFormAnswer>({ refused }, { status: 422 })
      : slowDown<SearchFormAnswer>(wait, { refused });
  }
  const [brief, byEmail] = parsed.value;
  const cardId = String(form.get("card") ?? "");
  const search = await startSearch(
    {
      ...context,
      waitToSearch: () => context.limits.waitFor("search", request),
      waitToMail: context.limits.waitToMail(request),
    },
    {
      brief,
      formUid: String(form.get("uid") ?? ""),
      userId: viewer?.userId ?? null,
      byEmail: { ...byEmail, isOwn: viewer !== null },
      client: clientKey(request.headers.get("CF-Connecting-IP")),
      cardId,
    },
    context.now(),
  );
  if (search.state === "limited") {
    const canProve = search.canProve && context.challenge !== null;
    const refused = { typed: typedIn(form), errors: {} };
    const answer = { refused, failure: search.message, canProve };
    return data<SearchFormAnswer>(answer, tooMany(search.retryAfterSeconds));
  }
  const { uid, mailedTo } = search;
  const headers = new Headers();
  if (!viewer) headers.set("Set-Cookie", await startedHeader(request, context, uid));
  if (mailedTo !== null) {
    headers.append(
      "Set-Cookie",
      await resultsMailHeader(request, context, { uid, email: mailedTo }),
    );
  }
  if (form.get("mode") === "modal") return data<SearchFormAnswer>({ uid }, { headers });
  const results = `/giftsearch/${uid}${viewer && cardId ? `?card=${encodeURIComponent(cardId)}` : ""}`;
  throw redirect(results, { status: 303, headers });
}
