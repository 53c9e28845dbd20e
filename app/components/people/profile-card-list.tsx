import { Link, useSearchParams } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { EmptyState } from "~/components/ui/empty-state";
import { GoButton } from "~/components/ui/go-button";
import { NearlyFull } from "~/components/ui/nearly-full";
import { muted, stack } from "~/components/ui/page.css";
import { PageLinks } from "~/components/ui/page-links";
import { type PeoplePage, peopleFields, peoplePath } from "~/domain/people/people-list";
import { CARD_LIMITS, type ListedProfileCard } from "~/domain/people/profile-card";
import { PeopleControls } from "./people-controls";
import { PeopleList } from "./people-list";
import { ProfileCardItem } from "./profile-card-item";
import * as styles from "./profile-card-item.css";

type Props = {
  people: PeoplePage<ListedProfileCard>;
  /** The id of the card whose search form is open. */
  finding: string | null;
};

const EMPTY_OTHER = "Please say what the occasion is";
/** Fewer people need no search. */
const FEW = 4;

/** The people, as cards with a tile to add another, or as a list; in pages if they are many. */
export function ProfileCardList({ people, finding }: Props) {
  const [query] = useSearchParams();
  const { cards, total, found, view, page } = people;
  const error = query.get("other") === "empty" ? EMPTY_OTHER : undefined;
  const isSearched = found < total;
  return (
    <div className={stack({ gap: "medium" })}>
      {total === 0 && (
        <EmptyState>
          <p>
            Nobody is here yet. Add the people you give presents to, and we keep their days, their
            interests and the gifts you find for them.
          </p>
          <AddNew className={button()} />
        </EmptyState>
      )}
      <NearlyFull used={total} limit={CARD_LIMITS.cards} of="profile cards" />
      {total > FEW && <PeopleControls people={people} />}
      {total > FEW && (
        <p role="status" className={muted}>
          {isSearched ? `${found} of ${total} people` : `${total} people`}
        </p>
      )}
      {found === 0 && total > 0 && (
        <p>
          Nobody has that name. <Link to="/profile-cards">Show everybody</Link>
        </p>
      )}
      {view === "list" && total > 0 && <AddNew className={styles.addNew} />}
      {view === "list" && found > 0 && (
        <PeopleList key={`${page} ${query.get("q")} ${query.get("select")}`} people={people} />
      )}
      {view === "cards" && total > 0 && (
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.id}>
              <ProfileCardItem
                card={card}
                isFinding={finding === card.id}
                findingError={finding === card.id ? error : undefined}
              />
            </li>
          ))}
          <li className={styles.tile}>
            <AddNew className={styles.addNew} />
          </li>
        </ul>
      )}
      <PageLinks
        page={people.page}
        pages={people.pages}
        to={(number) => peoplePath(query, { page: String(number) })}
      />
      <p className={total === 0 ? styles.centredLinks : styles.links}>
        <Link to="/profile-cards/import">Import people from contacts or a calendar</Link>
        {total > 0 && <Link to="/profile-cards/calendar">See these days in your own calendar</Link>}
      </p>
    </div>
  );
}

function AddNew({ className }: { className: string }) {
  const [query] = useSearchParams();
  return (
    <GoButton to="/profile-cards/new" fields={peopleFields(query)} className={className}>
      <span aria-hidden="true">+</span> Add New
    </GoButton>
  );
}
