import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { Suspense } from "react";
import { Welcome } from "~/components/home/welcome";
import { ChooseProfileCard } from "~/components/people/choose-profile-card";
import { GiftSearchForm } from "~/components/search/gift-search-form";
import { lazyComponent } from "~/components/ui/lazy-component";
import { muted, page, panel, stack, twoColumns } from "~/components/ui/page.css";
import type { SearchFormAnswer } from "~/domain/search/search-form";
import { pageMeta } from "~/lib/page-meta";
import type { action, loader } from "./home.server";

const NextOccasions = lazyComponent(
  async () => (await import("~/components/home/next-occasions")).NextOccasions,
);

export const meta = pageMeta(
  "Find the Perfect Gift",
  "Tell us who it is for, and see about five gift ideas with products, prices and an honest summary.",
);

export { action, loader } from "./home.server";

/** Shows a failed request in the form, which keeps what was typed. */
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
  const { fields, uid, cards, next, chosen, isSample } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className={page()}>
      <div className={twoColumns}>
        <section className={panel} aria-labelledby="search-title">
          <div className={stack({ gap: "medium" })}>
            <h1 id="search-title">Find the Perfect Gift</h1>
            <ChooseProfileCard cards={cards} chosenId={chosen?.id} />
            {chosen?.given && <p className={muted}>{chosen.given}</p>}
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
          <Suspense>
            {next && <NextOccasions occasions={next} hasCards={cards.length > 0} />}
          </Suspense>
          <Welcome isSample={isSample} />
        </div>
      </div>
    </div>
  );
}
