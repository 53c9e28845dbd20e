import { Link } from "@remix-run/react";
import { nameOfCard } from "~/domain/profile-card";
import * as styles from "../welcome.css";

type Props = { people: { id: string; name: string; relationship: string }[]; chosenId?: string };

/** Fills the search form from one of the visitor's cards; each is a link, so it always works. */
export function ChoosePerson({ people, chosenId }: Props) {
  if (people.length === 0) return null;
  return (
    <nav aria-label="Search for one of your people">
      <ul className={styles.examples}>
        {people.map((person) => (
          <li key={person.id}>
            <Link
              className={styles.example}
              to={`/?card=${person.id}`}
              aria-current={person.id === chosenId ? "true" : undefined}
              preventScrollReset
            >
              {nameOfCard(person)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
