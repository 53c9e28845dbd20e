import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import {
  type MetaFunction,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
} from "@remix-run/react";
import { StarsProvider } from "~/components/gifts/star";
import { BriefSummary } from "~/components/search/brief-summary";
import { RefusalProvider, Refused } from "~/components/search/refused";
import { SearchResults } from "~/components/search/search-results";
import { useCardAsked } from "~/components/search/use-card-asked";
import { page, stack } from "~/components/ui/page.css";
import { describeBrief, factsOf } from "~/domain/brief/brief.server";
import { KEPT_GIFT } from "~/domain/gifts/save-dialog";
import { readSavedNews, savedAsins } from "~/domain/gifts/saved-gifts.server";
import { understandBrief } from "~/domain/knowledge/need";
import { questionFor } from "~/domain/knowledge/question";
import { keepRefusal } from "~/domain/search/card-searches.server";
import { readRefinement, readShownRounds } from "~/domain/search/refine-search.server";
import { MOST_ROUNDS } from "~/domain/search/refinement";
import { placeOfForm, type Refusal } from "~/domain/search/refusal";
import { readResultsMailNews } from "~/domain/search/results-mail-news.server";
import { fieldsOf, NOT_UNDERSTOOD, tooManySearches } from "~/domain/search/search-form";
import { lastDayOf, sharePreview } from "~/domain/search/share-preview.server";
import { NOT_THE_STARTER } from "~/domain/search/starter";
import { ideaId } from "~/domain/search/suggestion";
import { admitVisitor } from "~/lib/admit.server";
import { tooMany } from "~/lib/http.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { readResultsMailAddress } from "~/results-mail-cookie.server";
import { readViewer } from "~/session.server";
import { readAsker } from "~/started-cookie.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asker = await readAsker(request, context, params.uid ?? "");
  const snapshot = await context.searches.snapshot(params.uid ?? "", asker);
  if (!snapshot) throw new Response(null, { status: 404 });
  const viewer = await readViewer(request, context);
  const { searchParams } = new URL(request.url);
  const asked = viewer && searchParams.get("save");
  const kept = searchParams.get(KEPT_GIFT);
  const { uid, brief, isStarter, hasStarter, isAgeLeftOut } = snapshot;
  const { age } = brief;
  const { db, searches } = context;
  const email = await readResultsMailAddress(request, context, uid);
  const isOwn = viewer?.email === email;
  return {
    asked,
    mail:
      email === null
        ? null
        : await readResultsMailNews({ db, writtenAt: searches.mailedAt }, { uid, email, isOwn }),
    news: viewer && (await readSavedNews(db, viewer.userId, kept)),
    saved: viewer ? await savedAsins(db, viewer.userId) : [],
    snapshot,
    summary: describeBrief(brief),
    facts: factsOf(brief),
    isSample: context.providers.products.sample,
    // Both are for who may answer it.
    question: isStarter && age !== null ? questionFor(understandBrief({ ...brief, age })) : null,
    share: {
      address: `${context.origin}/giftsearch/${uid}`,
      until: lastDayOf(snapshot),
      isAgeLeftOut: isStarter && hasStarter ? isAgeLeftOut : null,
    },
    preview: sharePreview(brief),
    nextUid: searches.newFormUid(),
  };
}
type Data = ReturnType<typeof useLoaderData<typeof loader>>;

/** A form that changed nothing; `change` is what was typed in it, and what is wrong with it. */
type Answer = { refusal?: Refusal; change?: { said: string; error?: string } };

/** Refines this search, retries what failed in it, or leaves the age out: for its starter alone. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const uid = params.uid ?? "";
  const { searches, limits } = context;
  const snapshot = await searches.snapshot(uid, await readAsker(request, context, uid));
  if (!snapshot) throw new Response(null, { status: 404 });
  const form = await readForm(request);
  const results = `/giftsearch/${uid}${new URL(request.url).search}`;
  const isAboutAge = form.has("age");
  if (!snapshot.isStarter || (isAboutAge && !snapshot.hasStarter)) {
    const refusal = { at: placeOfForm(form), failure: NOT_THE_STARTER };
    return data<Answer>({ refusal }, { status: 403 });
  }
  if (isAboutAge) {
    await admitVisitor(request, context, "search");
    await searches.leaveOutAge(uid, form.get("age") === "left-out");
    return redirect(results, 303);
  }
  const refinement = readRefinement(form);
  const isUndo = refinement?.refine === "undo";
  const wait = isUndo ? await waitToUndo(request, limits) : await limits.waitFor("search", request);
  if (wait !== null) {
    const refusal = {
      at: placeOfForm(form),
      failure: tooManySearches(wait.seconds),
      canProve: wait.isPause && context.challenge !== null,
    };
    const change = refinement?.refine === "change" ? { said: refinement.said } : undefined;
    return data<Answer>({ refusal, change }, tooMany(wait.seconds));
  }
  if (!refinement) {
    await searches.retry(uid);
    return redirect(results, 303);
  }
  const place = await searches.refine(uid, refinement, readShownRounds(form));
  if (place === null && refinement.refine === "change" && snapshot.rounds < MOST_ROUNDS) {
    const change = { said: refinement.said, error: NOT_UNDERSTOOD };
    return data<Answer>({ change }, { status: 422 });
  }
  const viewer = await readViewer(request, context);
  const refined = viewer && { userId: viewer.userId, snapshot, refinement };
  if (refined) await keepRefusal(context.db, refined, context.now());
  // Where to go on reading: docs/decisions/086-a-refinement-leads-to-its-ideas.md
  return redirect(place === null ? results : `${results}#${ideaId(place)}`, 303);
}

/** Who may not change the search any more is shown it as a reader; other refusals change nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 403 || defaultShouldRevalidate;

/** What is taken back has been counted for the day, so it counts by the minute alone. */
async function waitToUndo(request: Request, { secondsToWait }: AppLoadContext["limits"]) {
  const seconds = await secondsToWait("search", request);
  return seconds === null ? null : { seconds, isPause: false };
}

/** Without JavaScript the page reloads itself until the search has ended and nothing is awaited. */
export const handle = {
  refreshSeconds: (data: Data | undefined) => (data && isAwaited(data) ? 5 : null),
  sharePicture: (data: Data | undefined) => data?.preview.picture,
};

const isAwaited = ({ snapshot: { end, suggestions }, mail }: Data) =>
  !end ||
  (end.state === "complete" && mail?.state === "awaited" && mail.isSoon) ||
  suggestions.some(({ products }) => products.some(({ reviewState }) => reviewState === "waiting"));

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { title = "Gift search results", description = "" } = data?.preview ?? {};
  return pageMeta(title, description, { noindex: true })();
};

export default function GiftSearch() {
  const { snapshot, facts, isSample, question, share, nextUid, saved, news, asked, mail } =
    useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { cardId, query } = useCardAsked();
  const from = pathname + query;
  const onClose = () => navigate(from, { replace: true, preventScrollReset: true });
  const stars = {
    ...{ saved: new Set(saved), uid: snapshot.uid, cardId, from },
    ...(asked && { asked: { asin: asked, onClose } }),
  };
  return (
    <div className={page()}>
      <div className={stack({ gap: "medium" })}>
        <h1>Gift search results</h1>
        <RefusalProvider value={answer?.refusal ?? null}>
          <BriefSummary
            key={snapshot.uid}
            facts={facts}
            uid={nextUid}
            fields={fieldsOf(snapshot.brief)}
            share={share}
          />
          <Refused at="share" />
          <StarsProvider value={stars} news={news}>
            <SearchResults
              key={snapshot.uid}
              snapshot={snapshot}
              isSample={isSample}
              mail={mail}
              question={question}
              refused={answer?.change}
            />
          </StarsProvider>
        </RefusalProvider>
      </div>
    </div>
  );
}
