import { more } from "~/components/gifts/gift-list.css";
import { nameOfCard } from "~/domain/people/profile-card";

type Props = { cards: { id: string; name: string; relationship: string }[] };

const SHOWN = 10;

/** The people chosen together, by name, and as fields of the form around them. */
export function ChosenNames({ cards }: Props) {
  const names = (some: Props["cards"]) => some.map(nameOfCard).join(", ");
  return (
    <div>
      {cards.map(({ id }) => (
        <input key={id} type="hidden" name="card" value={id} />
      ))}
      <p>
        <strong>{names(cards.slice(0, SHOWN))}</strong>
      </p>
      {cards.length > SHOWN && (
        <details className={more}>
          <summary>and {cards.length - SHOWN} more</summary>
          <p>{names(cards.slice(SHOWN))}</p>
        </details>
      )}
    </div>
  );
}
