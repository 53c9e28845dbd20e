import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { BriefSummary } from "~/components/brief-summary";
import { page, stack } from "~/components/page.css";
import { SearchResults } from "~/components/search-results";
import { briefSchema, describeBrief } from "~/domain/brief.server";
import { PRODUCT_NAME } from "~/domain/product-name";
import { fieldsOf } from "~/domain/search-form";

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

/** Tries again what failed in this search. */
export async function action({ params, context }: ActionFunctionArgs) {
  const uid = params.uid ?? "";
  if (!(await context.searches.snapshot(uid))) throw new Response(null, { status: 404 });
  await context.searches.retry(uid);
  return redirect(`/giftsearch/${uid}`, 303);
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
        <SearchResults key={`${snapshot.uid} ${snapshot.end?.state}`} snapshot={snapshot} />
      </div>
    </div>
  );
}
