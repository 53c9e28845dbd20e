import { Link } from "@remix-run/react";
import type { NextOccasion } from "~/domain/people/next-occasions";
import * as styles from "./next-occasions.css";
import { quiet } from "./welcome.css";

type Props = {
  occasions: NextOccasion[];
  /** Whether the visitor has any cards. */
  hasCards: boolean;
};

/** The next occasions of a visitor's cards, each with a link to a prefilled search. */
export function NextOccasions({ occasions, hasCards }: Props) {
  return (
    <section className={styles.section} aria-labelledby="coming-up">
      <h2 id="coming-up">Coming up</h2>
      {occasions.length === 0 && (
        <p className={quiet}>
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
      )}
      <ul className={styles.list}>
        {occasions.map(({ key, cardId, name, occasion, label, when }) => (
          <li key={key}>
            <Link
              className={styles.row}
              to={`/?${new URLSearchParams({ card: cardId, occasion })}`}
              preventScrollReset
            >
              <span>
                <strong>{name}</strong> {label}
              </span>
              <span className={quiet}>{when}</span>
              <span className={styles.go}>Find gift ideas</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
