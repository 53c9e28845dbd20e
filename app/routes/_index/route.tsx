import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { Suspense } from "react";
import { Examples } from "~/components/home/examples";
import * as styles from "~/components/home/home.css";
import { Steps } from "~/components/home/steps";
import { GiftSearchForm } from "~/components/search/gift-search-form";
import { prefetchResults } from "~/components/search/prefetch-results";
import { Illustration } from "~/components/ui/illustration";
import { lazyComponent } from "~/components/ui/lazy-component";
import { muted, page, panel, stack } from "~/components/ui/page.css";
import type { SearchFormAnswer } from "~/domain/search/search-form";
import { pageMeta } from "~/lib/page-meta";
import type { action, loader } from "./home.server";

const NextOccasions = lazyComponent(
  async () => (await import("~/components/home/next-occasions")).NextOccasions,
);
const ChooseProfileCard = lazyComponent(
  async () => (await import("~/components/people/choose-profile-card")).ChooseProfileCard,
);

export const meta = pageMeta(
  "Find the Perfect Gift",
  "Tell us who it is for. Five gift ideas with reasons and products to choose from: free, no account.",
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
    <div className={`${page()} ${next ? styles.ownHome : styles.home}`}>
      <h1 className={styles.title}>Find the Perfect Gift</h1>
      <p className={styles.lead}>Tell us who it is for. Five ideas, free, no account.</p>
      <Illustration picture="presents" className={styles.art} />
      <Suspense>{next && <NextOccasions occasions={next} hasCards={cards.length > 0} />}</Suspense>
      <div id="search" className={`${panel} ${styles.form}`}>
        <div className={stack()}>
          <Suspense>
            {cards.length > 0 && <ChooseProfileCard cards={cards} chosenId={chosen?.id} />}
          </Suspense>
          {chosen?.given && <p className={muted}>{chosen.given}</p>}
          <GiftSearchForm
            key={`${chosen?.id} ${JSON.stringify(fields)}`}
            cardId={chosen?.id ?? answer?.refused?.typed.card}
            mode="navigate"
            uid={uid}
            fields={fields}
            answer={answer}
            onTyped={prefetchResults}
            offersBudgets
          />
        </div>
      </div>
      <Examples className={styles.examples} />
      <Steps isSample={isSample} className={styles.steps} />
    </div>
  );
}
