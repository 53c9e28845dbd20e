import { Link } from "@remix-run/react";
import { muted } from "~/components/ui/page.css";
import type { SavedGiftSection } from "~/domain/gifts/saved-gift";
import { more } from "./gift-list.css";
import * as styles from "./gift-section.css";

type Props = { sections: Pick<SavedGiftSection, "cardId" | "name">[] };

/** Those of many people for whom nothing is saved, folded below the gifts of the others. */
export function PeopleWithoutGifts({ sections }: Props) {
  if (sections.length === 0) return null;
  return (
    <details>
      <summary className={muted}>
        No saved gifts yet for {sections.length === 1 ? "one person" : `${sections.length} people`}
      </summary>
      <ul className={`${styles.people} ${more}`}>
        {sections.map(({ cardId, name }) => (
          <li key={cardId}>
            <Link to={`/?card=${cardId}`}>Find gift ideas for {name}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
