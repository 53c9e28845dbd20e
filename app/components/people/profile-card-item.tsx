import { useSearchParams } from "@remix-run/react";
import { AskButton, ToldByThem } from "~/components/asking/asking-on-card";
import { useRegion } from "~/components/shell/viewer";
import { badge } from "~/components/ui/badge.css";
import { button } from "~/components/ui/button.css";
import { GoButton } from "~/components/ui/go-button";
import { formatBirthday, formatDay, formatDaysAway } from "~/domain/holidays/calendar-day";
import { peopleFields } from "~/domain/people/people-list";
import type { GivenGift, ListedProfileCard } from "~/domain/people/profile-card";
import { SAMPLE_LABEL } from "~/domain/products/disclosure";
import { isSample } from "~/domain/products/product";
import type { Region } from "~/domain/shared/region";
import { FindGiftIdeas } from "./find-gift-ideas";
import { Initial } from "./initial";
import * as styles from "./profile-card-item.css";

type Props = { card: ListedProfileCard; isFinding: boolean; findingError?: string };

const GIVEN_SHOWN = 4;

/** A card in the list: name, birthday, next occasion, gifts given before, and actions. */
export function ProfileCardItem({ card, isFinding, findingError }: Props) {
  const { id, name, relationship, birthday, ageInWords, occasions, given, told } = card;
  const [next] = occasions;
  const region = useRegion();
  const [search] = useSearchParams();
  const listed = peopleFields(search);
  const place = `/profile-cards/${id}`;
  const small = `${button({ look: "quiet", width: "full", size: "small" })} ${styles.small}`;
  const plain = `${button({ look: "plain" })} ${styles.small}`;
  return (
    <article className={styles.card} aria-labelledby={`card-${id}`}>
      <div className={styles.heading}>
        <Initial card={card} className={styles.initial} />
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
          <dt className={styles.term}>
            Next occasion
            {next && (
              <span className={badge({ tone: "strong" })}>{formatDaysAway(next.daysLeft)}</span>
            )}
          </dt>
          <dd>{next ? `${next.label}, ${formatDay(next.day, region)}` : "None selected"}</dd>
        </div>
        <div>
          <dt className={styles.term}>Birthday</dt>
          <dd>{[formatBirthday(birthday, region), ageInWords].filter(Boolean).join(", ")}</dd>
        </div>
      </dl>
      {given.length > 0 && <GivenBefore given={given} region={region} />}
      {told && <ToldByThem told={told} name={name} headingClass={styles.term} />}
      <div className={styles.actions}>
        <GoButton
          to="/profile-cards"
          fields={isFinding ? listed : { ...listed, find: id }}
          className={button({ look: isFinding ? "quiet" : "primary", width: "full" })}
          aria-expanded={isFinding}
          aria-describedby={`card-${id}`}
        >
          Find Gift Ideas
        </GoButton>
        {isFinding && <FindGiftIdeas card={card} error={findingError} />}
        <div className={styles.quiet}>
          <GoButton to={place} fields={listed} className={small} aria-describedby={`card-${id}`}>
            Edit / Add Holidays
          </GoButton>
          <GoButton
            to={`${place}/gifts`}
            fields={listed}
            className={small}
            aria-describedby={`card-${id}`}
          >
            Show Saved Gifts
          </GoButton>
        </div>
        <div className={styles.plain}>
          <AskButton
            place={place}
            name={name}
            fields={listed}
            className={plain}
            describedBy={`card-${id}`}
          />
          <GoButton
            to="/lists/new"
            fields={{ from: id }}
            className={plain}
            aria-describedby={`card-${id}`}
          >
            Make a list to share
          </GoButton>
        </div>
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

function formatGiven({ title, key, occasion, givenOn }: GivenGift, region: Region): string {
  const when = [occasion, givenOn && formatDay(givenOn, region)].filter(Boolean).join(", ");
  return [when ? `${title} (${when})` : title, isSample(key) && SAMPLE_LABEL.toLowerCase()]
    .filter(Boolean)
    .join(", ");
}
