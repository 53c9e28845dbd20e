import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { IDEAS_PER_SEARCH } from "~/domain/products/product";
import { MOST_ROUNDS } from "~/domain/search/refinement";
import { END_PLACES } from "~/domain/search/refusal";
import { CHANGE_SEARCH_ID } from "./brief-summary";
import { ChangeForm } from "./change-form";
import { RefineForm } from "./refine-form";
import { Refused } from "./refused";
import * as styles from "./search-results.css";

type Props = {
  /** How often the search has looked for ideas. */
  rounds: number;
  /** The ideas that it has found, refused ones included. */
  found: number;
} & Omit<ComponentProps<typeof ChangeForm>, "rounds">;

/** Ways to other ideas than those of a complete search, or why there are no more. */
export function OtherIdeas({ rounds, found, ...change }: Props) {
  if (rounds >= MOST_ROUNDS) return <NoMore found={found} />;
  return (
    <section className={styles.refine} aria-label="Other ideas">
      <p className={styles.question}>Not quite right?</p>
      <ChangeForm rounds={rounds} {...change} />
      <div className={styles.buttons}>
        <RefineForm
          refinement={{ refine: "more" }}
          rounds={rounds}
          label={`Show ${IDEAS_PER_SEARCH} more`}
        />
        <RefineForm refinement={{ refine: "cheaper" }} rounds={rounds} label="Something cheaper" />
      </div>
      <Refused at="other ideas" />
    </section>
  );
}

function NoMore({ found }: { found: number }) {
  return (
    <section className={styles.refine} aria-label="Other ideas">
      <Refused at={END_PLACES} />
      <p>
        These are all {found} ideas of this search: one search looks {MOST_ROUNDS} times at most, so
        that there is enough for everybody.
      </p>
      <p>
        For others, <a href={`#${CHANGE_SEARCH_ID}`}>Change the search</a>: another interest,
        another budget or something to avoid leads to other ideas. Or{" "}
        <Link to="/">start a new one</Link>.
      </p>
    </section>
  );
}
