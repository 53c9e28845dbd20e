import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { GiftSearchForm } from "~/components/gift-search-form";
import { panel } from "~/components/gift-search-form.css";
import { page, stack, twoColumns } from "~/components/page.css";
import { ChoosePerson } from "~/components/people/choose-person";
import { GivenNote } from "~/components/people/given-note";
import { NextOccasions } from "~/components/people/next-occasions";
import { Welcome } from "~/components/welcome";
import { briefSchema } from "~/domain/brief.server";
import { rememberSearch, shunnedFor } from "~/domain/card-searches.server";
import { nextOccasions } from "~/domain/next-occasions";
import { prefillFromPerson } from "~/domain/person-search";
import { PRODUCT_NAME } from "~/domain/product-name";

import { listPeople } from "~/domain/profile-cards.server";
import { resultsWishSchema } from "~/domain/results-wish";
import { prefillFrom, type SearchFormAnswer, TOO_MANY_SEARCHES } from "~/domain/search-form";
import { parseForms, typedIn } from "~/lib/form.server";
import { admitResultsByMail, tooManyResultsMails } from "~/lib/results-by-mail.server";
import { readViewer } from "~/session.server";

export const meta: MetaFunction = () => [
  { title: `Find the Perfect Gift · ${PRODUCT_NAME}` },
  {
    name: "description",
    content:
      "Tell us who it is for, and see about five gift ideas with real products, prices and an honest summary.",
  },
];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

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
    people: people.map(({ id, name, relationship }) => ({ id, name, relationship })),
    next: viewer && nextOccasions(people),
    chosen: chosen && { id: chosen.id, name: chosen.name, given: chosen.given },
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

/** A failed request is said in the form, where what was typed still stands. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const text = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
    return { failure: text || "Unknown error occurred" } satisfies SearchFormAnswer;
  }
}

export default function Home() {
  const { fields, uid, people, next, chosen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className={page()}>
      <div className={twoColumns}>
        <section className={panel} aria-labelledby="search-title">
          <div className={stack({ gap: "medium" })}>
            <h1 id="search-title">Find the Perfect Gift</h1>
            <ChoosePerson people={people} chosenId={chosen?.id} />
            {chosen && <GivenNote given={chosen.given} name={chosen.name} />}
            <GiftSearchForm
              key={`${chosen?.id} ${JSON.stringify(fields)}`}
              cardId={chosen?.id ?? answer?.refused?.typed.card}
              mode="navigate"
              uid={uid}
              fields={fields}
              answer={answer}
            />
          </div>
        </section>
        <div className={stack({ gap: "large" })}>
          {next && <NextOccasions occasions={next} hasPeople={people.length > 0} />}
          <Welcome />
        </div>
      </div>
    </div>
  );
}
