import { Link, useSearchParams } from "@remix-run/react";
import { EmptyState } from "~/components/ui/empty-state";
import { GoButton } from "~/components/ui/go-button";
import { NearlyFull } from "~/components/ui/nearly-full";
import { stack } from "~/components/ui/page.css";
import { CARD_LIMITS, type ListedProfileCard } from "~/domain/people/profile-card";
import { ProfileCardItem } from "./profile-card-item";
import * as styles from "./profile-card-item.css";

type Props = {
  cards: ListedProfileCard[];
  /** The id of the card whose search form is open. */
  finding: string | null;
};

const EMPTY_OTHER = "Please say what the occasion is";

/** The 'Add New' tile, then all cards by their next occasion. */
export function ProfileCardList({ cards, finding }: Props) {
  const [query] = useSearchParams();
  const error = query.get("other") === "empty" ? EMPTY_OTHER : undefined;
  return (
    <div className={stack({ gap: "medium" })}>
      {cards.length === 0 && (
        <EmptyState>
          <p>
            Nobody is here yet. Add the people you give presents to, and we keep their days, their
            interests and the gifts you find for them.
          </p>
        </EmptyState>
      )}
      <NearlyFull used={cards.length} limit={CARD_LIMITS.cards} of="profile cards" />
      <ul className={styles.grid}>
        <li className={styles.tile}>
          <GoButton to="/profile-cards/new" className={styles.addNew}>
            <span aria-hidden="true">+</span> Add New
          </GoButton>
        </li>
        {cards.map((card) => (
          <li key={card.id}>
            <ProfileCardItem
              card={card}
              isFinding={finding === card.id}
              findingError={finding === card.id ? error : undefined}
            />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/profile-cards/import">Import people from contacts or a calendar</Link>
        {" · "}
        <Link to="/profile-cards/calendar">See these days in your own calendar</Link>
      </p>
    </div>
  );
}
