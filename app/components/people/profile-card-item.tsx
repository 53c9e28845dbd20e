import { useSearchParams } from "@remix-run/react";
import { useRegion } from "~/components/shell/viewer";
import { button } from "~/components/ui/button.css";
import { GoButton } from "~/components/ui/go-button";
import { formatBirthday, formatDay, formatDaysLeft } from "~/domain/holidays/calendar-day";
import { peopleFields } from "~/domain/people/people-list";
import type { GivenGift, ListedProfileCard } from "~/domain/people/profile-card";
import { SAMPLE_LABEL } from "~/domain/products/disclosure";
import { isSample } from "~/domain/products/product";
import type { Region } from "~/domain/shared/region";
import { FindGiftIdeas } from "./find-gift-ideas";
import * as styles from "./profile-card-item.css";

type Props = { card: ListedProfileCard; isFinding: boolean; findingError?: string };

const GIVEN_SHOWN = 4;

/** A card in the list: name, birthday, next occasion, gifts given before, and actions. */
export function ProfileCardItem({ card, isFinding, findingError }: Props) {
  const { id, name, relationship, birthday, ageInWords, occasions, given } = card;
  const [next] = occasions;
  const region = useRegion();
  const [search] = useSearchParams();
  const listed = peopleFields(search);
  const place = `/profile-cards/${id}`;
  const wide = button({ look: "quiet", width: "full" });
  return (
    <article className={styles.card} aria-labelledby={`card-${id}`}>
      <div className={styles.heading}>
        <div className={styles.who}>
          <h2 id={`card-${id}`} className={styles.name}>
            {name}
          </h2>
          <p>{relationship}</p>
        </div>
        <GoButton
          to={`${place}/delete`}
          fields={listed}
          className={styles.deleteButton}
          aria-label={`Delete ${name}`}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path
              d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </GoButton>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>Birthday</dt>
          <dd>{[formatBirthday(birthday, region), ageInWords].filter(Boolean).join(", ")}</dd>
        </div>
        <div>
          <dt className={styles.term}>Next occasion</dt>
          <dd>
            {next ? (
              <>
                {next.label}: <strong>{formatDaysLeft(next.daysLeft)}</strong>,{" "}
                {formatDay(next.day, region)}
              </>
            ) : (
              "None selected"
            )}
          </dd>
        </div>
      </dl>
      {given.length > 0 && <GivenBefore given={given} region={region} />}
      <div className={styles.actions}>
        <GoButton to={place} fields={listed} className={wide} aria-describedby={`card-${id}`}>
          Edit / Add Holidays
        </GoButton>
        <GoButton
          to={`${place}/gifts`}
          fields={listed}
          className={wide}
          aria-describedby={`card-${id}`}
        >
          Show Saved Gifts
        </GoButton>
        <GoButton
          to="/profile-cards"
          fields={isFinding ? listed : { ...listed, find: id }}
          className={button({ width: "full" })}
          aria-expanded={isFinding}
          aria-describedby={`card-${id}`}
        >
          Find Gift Ideas
        </GoButton>
        {isFinding && <FindGiftIdeas card={card} error={findingError} />}
      </div>
    </article>
  );
}

function GivenBefore({ given, region }: { given: GivenGift[]; region: Region }) {
  const more = given.length - GIVEN_SHOWN;
  return (
    <div>
      <h3 className={styles.term}>Given before</h3>
      <ul className={styles.given}>
        {given.slice(0, GIVEN_SHOWN).map((gift) => (
          <li key={`${gift.title} ${gift.givenOn}`}>{formatGiven(gift, region)}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}

function formatGiven({ title, asin, occasion, givenOn }: GivenGift, region: Region): string {
  const when = [occasion, givenOn && formatDay(givenOn, region)].filter(Boolean).join(", ");
  return [when ? `${title} (${when})` : title, isSample(asin) && SAMPLE_LABEL.toLowerCase()]
    .filter(Boolean)
    .join(", ");
}
