import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import * as styles from "~/components/gifts/gift-list.css";
import { useRegion } from "~/components/shell/viewer";
import { button } from "~/components/ui/button.css";
import { NearlyFull } from "~/components/ui/nearly-full";
import { useStepAside } from "~/components/ui/page-or-dialog";
import { formatDay } from "~/domain/holidays/calendar-day";
import { CARD_LIMITS, type CardHoliday } from "~/domain/people/profile-card";

type Props = {
  cardId: string;
  holidays: CardHoliday[];
  /** The id of the card's form, whose words go along. */
  form: string;
};

/** A card's custom holidays, with controls to edit and add them. */
export function CustomHolidays({ cardId, holidays, form }: Props) {
  const region = useRegion();
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
              {formatDay(date, region)}
            </span>
            <OpenButton
              form={form}
              to={`${place}/${id}`}
              className={button({ look: "plain" })}
              aria-label={`Edit ${name}`}
            >
              Edit
            </OpenButton>
          </li>
        ))}
      </ul>
      <NearlyFull used={holidays.length} limit={CARD_LIMITS.customHolidays} of="custom holidays" />
      <div>
        <OpenButton form={form} to={`${place}/new`} className={button({ look: "quiet" })}>
          Add Custom Holiday
        </OpenButton>
      </div>
    </section>
  );
}

type OpenProps = ButtonHTMLAttributes<HTMLButtonElement> & { form: string; to: string };

/**
 * Opens a page below the card. What is typed of the card stays in the browser's memory, or goes along
 * with the post and comes back from there without JavaScript.
 */
function OpenButton({ to, ...rest }: OpenProps) {
  const stepAside = useStepAside();
  const hydrated = useHydrated();
  function open(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    stepAside(event.currentTarget.form, to);
  }
  return (
    <button
      type="submit"
      formMethod="post"
      formAction={to}
      name="intent"
      value="open"
      onClick={hydrated ? open : undefined}
      {...rest}
    />
  );
}
