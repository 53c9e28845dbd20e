import { Link } from "@remix-run/react";
import { muted, stack } from "~/components/ui/page.css";
import * as styles from "./choose-profile-card.css";

type Choice = { id: string; label: string };
type Props = { cards: Choice[]; chosenId?: string };

/** The number of cards outside the disclosure: those with the nearest occasions. */
const SHOWN = 6;

/** Links that fill the search form from one of the visitor's cards; they work without JavaScript. */
export function ChooseProfileCard({ cards, chosenId }: Props) {
  const others = cards.slice(SHOWN);
  return (
    <nav aria-labelledby="choose-profile-card" className={stack({ gap: "small" })}>
      <p id="choose-profile-card" className={muted}>
        Search for one of your people
      </p>
      <Choices cards={cards.slice(0, SHOWN)} chosenId={chosenId} />
      {others.length > 0 && (
        <details open={others.some(({ id }) => id === chosenId)}>
          <summary>{others.length} more</summary>
          <Choices cards={others} chosenId={chosenId} />
        </details>
      )}
    </nav>
  );
}

function Choices({ cards, chosenId }: Props) {
  return (
    <ul className={styles.choices}>
      {cards.map(({ id, label }) => (
        <li key={id}>
          <Link
            className={styles.choice}
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
