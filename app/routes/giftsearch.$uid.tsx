import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import {
  type MetaFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useSearchParams,
} from "@remix-run/react";
import { StarsProvider } from "~/components/gifts/star";
import { BriefSummary } from "~/components/search/brief-summary";
import { ProveHuman } from "~/components/search/prove-human";
import { SearchResults } from "~/components/search/search-results";
import { Alert } from "~/components/ui/alert";
import { page, stack } from "~/components/ui/page.css";
import { describeBrief } from "~/domain/brief/brief.server";
import { savedAsins } from "~/domain/gifts/saved-gifts.server";
import { understandBrief } from "~/domain/knowledge/need";
import { questionFor } from "~/domain/knowledge/question";
import { refuseForCard } from "~/domain/search/card-searches.server";
import { readRefinement } from "~/domain/search/refine-search.server";
import { fieldsOf, NOT_UNDERSTOOD, tooManySearches } from "~/domain/search/search-form";
import { tooMany } from "~/lib/http.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { readViewer } from "~/session.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const snapshot = await context.searches.snapshot(params.uid ?? "");
  if (!snapshot) throw new Response(null, { status: 404 });
  const viewer = await readViewer(request, context);
  return {
    saved: viewer ? await savedAsins(context.db, viewer.userId) : [],
    snapshot,
    summary: describeBrief(snapshot.brief),
    question: questionFor(understandBrief(snapshot.brief)),
    nextUid: context.searches.newUid(),
  };
}
type Data = ReturnType<typeof useLoaderData<typeof loader>>;

type Refused = { failure?: string; canProve?: boolean; change?: { said: string; error: string } };

/** Refines this search, or retries what failed in it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const uid = params.uid ?? "";
  const { searches, limits } = context;
  const snapshot = await searches.snapshot(uid);
  if (!snapshot) throw new Response(null, { status: 404 });
  const wait = await limits.waitFor("search", request);
  if (wait !== null) {
    const canProve = wait.isPause && context.challenge !== null;
    return data({ failure: tooManySearches(wait.seconds), canProve }, tooMany(wait.seconds));
  }
  const refuse = async (position: number) => {
    const viewer = await readViewer(request, context);
    const title = snapshot.suggestions.find((one) => one.position === position)?.suggestionTitle;
    if (viewer && title) {
      await refuseForCard(context.db, { userId: viewer.userId, uid, title }, context.now());
    }
  };
  const results = `/giftsearch/${uid}${new URL(request.url).search}`;
  const refinement = readRefinement(await readForm(request));
  if (!refinement) {
    await searches.retry(uid);
    return redirect(results, 303);
  }
  const isRefined = await searches.refine(uid, refinement);
  if (!isRefined && refinement.refine === "change") {
    const change = { said: refinement.said, error: NOT_UNDERSTOOD };
    return data({ change }, { status: 422 });
  }
  if (refinement.refine === "refuse") await refuse(refinement.position);
  // Keep the scroll position if an idea was replaced; scroll to new ideas at the end.
  return redirect(refinement.refine === "refuse" ? results : `${results}#waiting`, 303);
}

/** Without JavaScript the page reloads itself until the search has ended and no review is awaited. */
export const handle = {
  refreshSeconds: (data: Data | undefined) => (data && isAwaited(data.snapshot) ? 5 : null),
};

const isAwaited = ({ end, suggestions }: Data["snapshot"]) =>
  !end ||
  suggestions.some(({ products }) => products.some(({ reviewState }) => reviewState === "waiting"));

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const description = data ? `Gift ideas for: ${data.summary}` : "";
  return pageMeta("Gift search results", description, { noindex: true })();
};

export default function GiftSearch() {
  const { snapshot, summary, question, nextUid, saved } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const { pathname, search } = useLocation();
  const cardId = useSearchParams()[0].get("card") ?? undefined;
  const stars = { saved: new Set(saved), uid: snapshot.uid, cardId, from: pathname + search };
  return (
    <div className={page()}>
      <div className={stack({ gap: "large" })}>
        <h1>Gift search results</h1>
        <BriefSummary
          key={snapshot.uid}
          summary={summary}
          uid={nextUid}
          fields={fieldsOf(snapshot.brief)}
        />
        {refused?.failure && (
          <Alert>
            {refused.failure} {refused.canProve && <ProveHuman />}
          </Alert>
        )}
        <StarsProvider value={stars}>
          <SearchResults
            key={`${snapshot.uid} ${snapshot.rounds} ${snapshot.end?.state}`}
            snapshot={snapshot}
            question={question}
            refused={refused?.change}
          />
        </StarsProvider>
      </div>
    </div>
  );
}
