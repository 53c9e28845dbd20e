import { useRegion } from "~/components/shell/viewer";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import type { FieldOf } from "~/components/ui/post-form";
import { formatDay } from "~/domain/holidays/calendar-day";
import { BIRTHDAY_ID } from "~/domain/holidays/holidays";
import { REMINDER_DAYS } from "~/domain/people/card-fields";
import {
  CARD_LIMITS,
  DEFAULT_REMINDER_DAYS,
  type OfferedHoliday,
} from "~/domain/people/profile-card";
import type { Region } from "~/domain/shared/region";
import * as styles from "./profile-card-form.css";

type Props = {
  field: FieldOf;
  holidays: OfferedHoliday[];
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
        {holidays.map((holiday) => {
          const { id, name, date } = holiday;
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
                    {date && <span className={styles.date}>{describeDate(holiday, region)}</span>}
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

/** "1 June 2027, since 1968", "3 May 2025, over". */
function describeDate({ date, since, isOver }: OfferedHoliday, region: Region): string {
  const day = formatDay(date, region);
  if (isOver) return `${day}, over`;
  return since ? `${day}, since ${since}` : day;
}
