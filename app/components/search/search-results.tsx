import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { hiddenText } from "~/components/ui/page.css";
import { RESULTS_DISCLOSURE, RESULTS_SAMPLE_NOTE } from "~/domain/products/disclosure";
import { MOST_ROUNDS } from "~/domain/search/refinement";
import { END_PLACES } from "~/domain/search/refusal";
import type { ResultsMailNews } from "~/domain/search/results-mail-news";
import type { SearchSnapshot } from "~/domain/search/search-snapshot";
import type { Suggestion } from "~/domain/search/suggestion";
import type { ChangeForm } from "./change-form";
import { FailedSearch } from "./failed-search";
import { IdeaLinks } from "./idea-links";
import { IdeaPlace, type Place } from "./idea-place";
import { OtherIdeas } from "./other-ideas";
import { ReadOnlyNote } from "./read-only-note";
import { Refused } from "./refused";
import { ResultsMail } from "./results-mail";
import * as styles from "./search-results.css";
import { searchStatus } from "./search-status";
import { useFurtherProducts } from "./use-further-products";
import { useSearchProgress } from "./use-search-progress";

type Props = {
  snapshot: SearchSnapshot;
  /** Whether products are those of the sample catalogue. */
  isSample: boolean;
  /** How far the results by mail are, for who asked for them. */
  mail: ResultsMailNews | null;
} & Pick<ComponentProps<typeof ChangeForm>, "question" | "refused">;

/** A search at any stage: waiting, partial, complete, refined or failed. */
export function SearchResults({ snapshot, isSample, mail, question, refused }: Props) {
  const { rounds, changes, isStarter } = snapshot;
  const { suggestions, end, failure, isOver, show, lookAgain } = useSearchProgress(snapshot);
  const further = useFurtherProducts(snapshot.uid, show);
  const places = placesOf(snapshot, suggestions);
  const shown = places.filter((one) => one.suggestion);
  const newFrom = snapshot.newFrom ?? Number.POSITIVE_INFINITY;
  const isNew = ({ position }: Place) => position >= newFrom;
  const fresh = snapshot.newFrom === null ? null : shown.filter(isNew).length;
  const awaited = end || failure ? [] : awaitedPlaces(places, snapshot);
  const idea = {
    region: snapshot.brief.region,
    ended: end !== null,
    isStarter,
    refinable: isStarter && end !== null && rounds < MOST_ROUNDS,
    rounds,
    further,
  };
  return (
    <>
      {/* Another paragraph for each refinement: the same words again would not be announced. */}
      <div role="status" className={hiddenText}>
        <p key={rounds}>{searchStatus({ count: shown.length, fresh, end })}</p>
      </div>
      <p role="status" className={hiddenText}>
        {further.status}
      </p>
      {mail && <ResultsMail news={mail} end={end} region={snapshot.brief.region} />}
      {failure && (
        <Alert>
          <p>{failure}</p>
          {!isOver && (
            <button type="button" className={button({ look: "quiet" })} onClick={lookAgain}>
              Look again now
            </button>
          )}
        </Alert>
      )}
      {end?.state === "failed" && (
        <FailedSearch reason={end.reason} hasIdeas={places.length > 0} canRetry={isStarter} />
      )}
      {places.length + awaited.length > 0 && (
        <div className={styles.top}>
          <div className={styles.disclosure}>
            <p>{RESULTS_DISCLOSURE}</p> {isSample && <p>{RESULTS_SAMPLE_NOTE}</p>}
          </div>
          <IdeaLinks places={places} awaited={awaited} />
        </div>
      )}
      {[...places, ...awaited.map((position) => ({ position }))].map((place) => (
        <IdeaPlace
          key={place.position}
          {...place}
          {...idea}
          isNew={isNew(place)}
          isNext={place.position === awaited[0]}
        />
      ))}
      {end?.state === "complete" && end.note && <Alert>{end.note}</Alert>}
      {end && shown.length > 0 && (
        <p>
          <Link className={button({ look: "quiet" })} to={`/lists/new?from=${snapshot.uid}`}>
            Make a list to share
          </Link>
        </p>
      )}
      {end && !isStarter && <ReadOnlyNote />}
      {isStarter && end?.state !== "complete" && <Refused at={END_PLACES} />}
      {end?.state === "complete" && isStarter && (
        <OtherIdeas
          rounds={rounds}
          found={places.length}
          changes={changes}
          question={question}
          refused={refused}
        />
      )}
    </>
  );
}

/** The positions of the ideas that are still to come. */
function awaitedPlaces(places: Place[], { newFrom, wanted }: SearchSnapshot): number[] {
  const next = (places.at(-1)?.position ?? -1) + 1;
  const missing = Math.max(0, (newFrom ?? 0) + wanted - next);
  return Array.from({ length: missing }, (_, place) => next + place);
}

/** Ideas and refused ones in their order. An idea that was refused elsewhere may still be known here. */
function placesOf({ refused }: SearchSnapshot, suggestions: Suggestion[]): Place[] {
  const gone = new Map(refused.map(({ position, title }) => [position, title]));
  const places: Place[] = [
    ...suggestions
      .filter(({ position }) => !gone.has(position))
      .map((suggestion) => ({ position: suggestion.position, suggestion })),
    ...refused.map(({ position }) => ({ position, refused: gone.get(position) })),
  ];
  return places.sort((a, b) => a.position - b.position);
}
