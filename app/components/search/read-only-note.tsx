import { END_PLACES } from "~/domain/search/refusal";
import { NOT_THE_STARTER } from "~/domain/search/starter";
import { CHANGE_SEARCH_ID } from "./brief-summary";
import { Refused, useRefusal } from "./refused";
import * as styles from "./search-results.css";

/** Why a reader cannot change a search, and how to go on; also for its starter in another browser. */
export function ReadOnlyNote() {
  const isSaid = useRefusal(...END_PLACES) !== null;
  return (
    <section className={styles.refine} aria-label="Other ideas">
      <Refused at={END_PLACES} />
      <p>
        {!isSaid && NOT_THE_STARTER} <a href={`#${CHANGE_SEARCH_ID}`}>Go to the details</a>
      </p>
      <p className={styles.disclosure}>
        Was it you? Then this browser has lost the cookie that says so, or keeps none, or you used
        another one. If you were logged in, please log in again.
      </p>
    </section>
  );
}
