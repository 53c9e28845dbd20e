import { Link } from "@remix-run/react";
import type { NextOccasion } from "~/domain/people/next-occasions";
import * as styles from "./next-occasions.css";
import { quiet } from "./welcome.css";

type Props = {
  occasions: NextOccasion[];
  /** Whether the visitor keeps any cards. */
  hasCards: boolean;
};

/** What is coming up for a visitor's people: each leads to a search that is filled in for it. */
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
