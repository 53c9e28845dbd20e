import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { BriefSummary } from "~/components/brief-summary";
import { page, stack } from "~/components/page.css";
import { SearchResults } from "~/components/search-results";
import { briefSchema, describeBrief } from "~/domain/brief";
import { PRODUCT_NAME } from "~/domain/product-name";
import { refinementSchema } from "~/domain/refinement";
import { fieldsOf, TOO_MANY_SEARCHES } from "~/domain/search-form";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const snapshot = await context.searches.snapshot(params.uid ?? "");
  if (!snapshot) throw new Response(null, { status: 404 });
  return {
    snapshot,
    summary: describeBrief(briefSchema.parse(snapshot.brief)),
    nextUid: context.searches.newUid(),
  };
}
type Data = ReturnType<typeof useLoaderData<typeof loader>>;

/** Asks this search for other ideas, or tries again what failed in it. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const uid = params.uid ?? "";
  const { searches, limits } = context;
  if (!(await searches.snapshot(uid))) throw new Response(null, { status: 404 });
  const wait = await limits.search(request);
  if (wait) {
    const headers = { "Retry-After": String(wait.retryAfterSeconds) };
    return data({ failure: TOO_MANY_SEARCHES }, { status: 429, headers });
  }
  const asked = refinementSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!asked.success) {
    await searches.retry(uid);
    return redirect(`/giftsearch/${uid}`, 303);
  }
  await searches.refine(uid, asked.data);
  // A replaced idea leaves the visitor where they were; new ones appear at the end.
  return redirect(`/giftsearch/${uid}${asked.data.refine === "refuse" ? "" : "#waiting"}`, 303);
}

/** Without JavaScript the page asks again by itself until the search is complete. */
export const handle = {
  refreshSeconds: (data: Data | undefined) => (data && !data.snapshot.end ? 5 : null),
};

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const title = `Gift search results · ${PRODUCT_NAME}`;
  const description = data ? `Gift ideas for: ${data.summary}` : "";
  return [
    { title },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
  ];
};

export default function GiftSearch() {
  const { snapshot, summary, nextUid } = useLoaderData<typeof loader>();
  const refused = useActionData<{ failure?: string }>();
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
        {refused?.failure && <Alert>{refused.failure}</Alert>}
        <SearchResults
          key={`${snapshot.uid} ${snapshot.rounds} ${snapshot.end?.state}`}
          snapshot={snapshot}
        />
      </div>
    </div>
  );
}
