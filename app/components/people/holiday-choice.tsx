import { useRegion } from "~/components/shell/viewer";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import type { FieldOf } from "~/components/ui/post-form";
import { formatDay } from "~/domain/holidays/calendar-day";
import { BIRTHDAY_ID } from "~/domain/holidays/holidays";
import { REMINDER_DAYS } from "~/domain/people/card-fields";
import { CARD_LIMITS, type CardHoliday, DEFAULT_REMINDER_DAYS } from "~/domain/people/profile-card";
import * as styles from "./profile-card-form.css";

type Props = {
  field: FieldOf;
  holidays: Pick<CardHoliday, "id" | "name" | "date">[];
  isChosen: (id: string) => boolean;
  /** The stored reminder days of the selected holidays. */
  selection: Record<string, number | null>;
};

/** The choice of a card's holidays, each with its reminder days. */
export function HolidayChoice({ field, holidays, isChosen, selection }: Props) {
  const region = useRegion();
  return (
    <fieldset className={styles.holidays}>
      <legend className={styles.legend}>Holidays</legend>
      <ul className={styles.rows}>
        {holidays.map(({ id, name, date }) => {
          const reminder = field(REMINDER_DAYS + id);
          const days = selection[id] ?? DEFAULT_REMINDER_DAYS;
          return (
            <li key={id} className={styles.row}>
              <Checkbox
                name="holidayIds"
                value={id}
                id={field(`holiday-${id}`).id}
                defaultChecked={isChosen(id)}
                label={
                  <>
                    {id === BIRTHDAY_ID ? "Their birthday" : name}{" "}
                    {date && <span className={styles.date}>{formatDay(date, region)}</span>}
                  </>
                }
              />
              <div className={styles.reminder}>
                <Field
                  {...reminder}
                  label={`Reminder days for ${name}`}
                  type="number"
                  min={1}
                  max={CARD_LIMITS.reminderDays}
                  defaultValue={reminder.defaultValue ?? String(days)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
