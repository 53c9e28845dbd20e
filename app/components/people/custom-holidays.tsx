import * as styles from "~/components/gifts/gift-list.css";
import { button } from "~/components/ui/button.css";
import { GoButton } from "~/components/ui/go-button";
import { NearlyFull } from "~/components/ui/nearly-full";
import { formatDay } from "~/domain/holidays/calendar-day";
import { CARD_LIMITS, type CardHoliday } from "~/domain/people/profile-card";

type Props = { cardId: string; holidays: CardHoliday[] };

/** A card's custom holidays, with links to edit and add them. */
export function CustomHolidays({ cardId, holidays }: Props) {
  const place = `/profile-cards/${cardId}/holidays`;
  return (
    <section aria-labelledby="custom-holidays" className={styles.list}>
      <h2 id="custom-holidays" className={styles.heading}>
        Custom holidays
      </h2>
      <ul className={styles.list}>
        {holidays.map(({ id, name, date, isOriginDate }) => (
          <li key={id} className={styles.between}>
            <span>
              {name}, {isOriginDate ? "since " : ""}
              {formatDay(date)}
            </span>
            <GoButton
              to={`${place}/${id}`}
              className={button({ look: "plain" })}
              aria-label={`Edit ${name}`}
            >
              Edit
            </GoButton>
          </li>
        ))}
      </ul>
      <NearlyFull used={holidays.length} limit={CARD_LIMITS.customHolidays} of="custom holidays" />
      <GoButton to={`${place}/new`} className={button({ look: "quiet" })}>
        Add Custom Holiday
      </GoButton>
    </section>
  );
}
