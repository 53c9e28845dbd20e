import { Link } from "@remix-run/react";
import { Initial } from "~/components/people/initial";
import { muted, stack } from "~/components/ui/page.css";
import type { NextOccasion } from "~/domain/people/next-occasions";
import { soon } from "./home.css";
import * as styles from "./next-occasions.css";

type Props = {
  occasions: NextOccasion[];
  /** Whether the visitor has any cards. */
  hasCards: boolean;
};

/** The next occasions of a visitor's cards, each with a link to a prefilled search. */
export function NextOccasions({ occasions, hasCards }: Props) {
  return (
    <section className={`${stack()} ${soon}`} aria-labelledby="coming-up">
      <h2 id="coming-up">Coming up</h2>
      {occasions.length === 0 ? (
        <p className={muted}>
          {hasCards ? (
            <>
              No day of your people is selected. <Link to="/profile-cards">Choose some</Link>, and
              the next ones stand here.
            </>
          ) : (
            <>
              <Link to="/profile-cards/new">Add somebody you give presents to</Link>, and their next
              days stand here, each with a search that is filled in for you.
            </>
          )}
        </p>
      ) : (
        <ul className={styles.list}>
          {occasions.map(({ key, card, occasion, title, details }) => (
            <li key={key}>
              <Link
                className={styles.row}
                to={`/?${new URLSearchParams({ card: card.id, occasion })}#search`}
              >
                <Initial card={card} />
                <span className={styles.what}>
                  <strong>{title}</strong> <span className={styles.when}>{details}</span>
                </span>{" "}
                <span className={styles.start}>Start</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
