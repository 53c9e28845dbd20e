import { Link } from "@remix-run/react";
import * as styles from "~/components/home/welcome.css";
import { stack } from "~/components/ui/page.css";

type Person = { id: string; label: string };
type Props = { people: Person[]; chosenId?: string };

/** How many stand there at once, those with the nearest days; the others unfold. */
const SHOWN = 6;

/** Fills the search form from one of the visitor's cards; each is a link, so it always works. */
export function ChoosePerson({ people, chosenId }: Props) {
  if (people.length === 0) return null;
  const others = people.slice(SHOWN);
  return (
    <nav aria-labelledby="choose-person" className={stack({ gap: "small" })}>
      <p id="choose-person" className={styles.quiet}>
        Search for one of your people
      </p>
      <People people={people.slice(0, SHOWN)} chosenId={chosenId} />
      {others.length > 0 && (
        <details open={others.some(({ id }) => id === chosenId)}>
          <summary>{others.length} more</summary>
          <People people={others} chosenId={chosenId} />
        </details>
      )}
    </nav>
  );
}

function People({ people, chosenId }: Props) {
  return (
    <ul className={styles.examples}>
      {people.map(({ id, label }) => (
        <li key={id}>
          <Link
            className={styles.example}
            to={`/?card=${id}`}
            aria-current={id === chosenId ? "true" : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
