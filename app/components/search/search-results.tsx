import { Form, Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { hiddenText } from "~/components/ui/page.css";
import { Spinner } from "~/components/ui/spinner";
import { AFFILIATE_DISCLOSURE } from "~/domain/products/disclosure";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { MOST_ROUNDS } from "~/domain/search/refinement";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import { ChangeForm } from "./change-form";
import { IdeaSection } from "./idea-section";
import { IdeaSkeleton } from "./idea-skeleton";
import { RefineForm } from "./refine-form";
import * as styles from "./search-results.css";
import { useFurtherProducts } from "./use-further-products";
import { useSearchProgress } from "./use-search-progress";

type Props = { snapshot: SearchSnapshot } & Pick<
  ComponentProps<typeof ChangeForm>,
  "question" | "refused"
>;

/** A search at any stage: waiting, partial, complete or failed. */
export function SearchResults({ snapshot, question, refused }: Props) {
  const { suggestions, end, failure, show } = useSearchProgress(snapshot);
  const further = useFurtherProducts(snapshot.uid, show);
  const count = suggestions.length;
  const refinable = end !== null && snapshot.rounds < MOST_ROUNDS;
  return (
    <>
      <p role="status" className={hiddenText}>
        {count > 0 && !end && `${count} ${count === 1 ? "idea" : "ideas"} found so far`}
        {end?.state === "complete" && `The search is complete: ${count} ideas`}
      </p>
      <p role="status" className={hiddenText}>
        {further.status}
      </p>
      {failure && <Alert>{failure}</Alert>}
      {end?.state === "failed" && (
        <Alert>
          <p>{end.reason}</p>
          <Form method="post">
            <button type="submit" className={button({ look: "quiet" })}>
              Try again
            </button>
          </Form>
        </Alert>
      )}
      {count > 0 && <p className={styles.disclosure}>{AFFILIATE_DISCLOSURE}</p>}
      {suggestions.map((suggestion) => (
        <IdeaSection
          key={suggestion.suggestionTitle}
          suggestion={suggestion}
          ended={end !== null}
          refinable={refinable}
          further={further}
        />
      ))}
      {end?.state === "complete" && end.note && <Alert>{end.note}</Alert>}
      {end?.state === "complete" && refinable && (
        <section className={styles.refine} aria-label="Other ideas">
          <ChangeForm changes={snapshot.changes} question={question} refused={refused} />
          <div className={styles.buttons}>
            <RefineForm refinement={{ refine: "more" }} label={`Show ${IDEAS_PER_SEARCH} more`} />
            <RefineForm refinement={{ refine: "cheaper" }} label="Something cheaper" />
          </div>
        </section>
      )}
      {!end && !failure && (
        <div id="waiting" className={styles.waiting}>
          <Spinner label={count === 0 ? "Looking for gift ideas…" : "Looking for more ideas…"} />
          <noscript>
            <p>
              This page looks again every 5 seconds.{" "}
              <Link reloadDocument to="">
                Check again
              </Link>
            </p>
          </noscript>
        </div>
      )}
      {!end && !failure && count === 0 && <IdeaSkeleton />}
    </>
  );
}
