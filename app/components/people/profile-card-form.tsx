import { useMemo } from "react";
import { useRegion } from "~/components/shell/viewer";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import { FormActions } from "~/components/ui/form-actions";
import { PostForm } from "~/components/ui/post-form";
import { formatDay } from "~/domain/holidays/calendar-day";
import { BIRTHDAY_ID } from "~/domain/holidays/holidays";
import { beforeOf, type CardFields, REMINDER_DAYS } from "~/domain/people/card-fields";
import {
  CARD_LIMITS,
  type CardHoliday,
  DEFAULT_REMINDER_DAYS,
  reminderDaysError,
} from "~/domain/people/profile-card";
import type { FormAnswer } from "~/lib/form-errors";
import * as styles from "./profile-card-form.css";

type Props = {
  /** The id that a new card gets, so that a form sent twice adds one. */
  newId?: string;
  id?: string;
  /** The initial values, sent back with the form to find the changed ones. */
  fields: CardFields;
  holidays: Pick<CardHoliday, "id" | "name" | "date">[];
  answer?: FormAnswer;
};

/** A leap year for date inputs without a known year, so that they accept 29 February. */
const LEAP_YEAR = "2000";

/** The form to create or edit a card, without its custom holidays. */
export function ProfileCardForm({
  id: formId,
  newId = "",
  fields,
  holidays,
  answer: given,
}: Props) {
  const { birthday, selection } = fields;
  const region = useRegion();
  const withoutYear = birthday.startsWith("--");
  const answer = useMemo(() => withHolidayNames(given, holidays), [given, holidays]);
  const typed = answer?.refused?.typed;
  const isChosen = (id: string) =>
    typed && REMINDER_DAYS + id in typed
      ? (typed.holidayIds ?? "").split(" ").includes(id)
      : id in selection;
  const isOn = (name: string, known: boolean) => (typed ? typed[name] === "on" : known);
  return (
    <PostForm
      id={formId}
      answer={answer}
      fields={{
        id: newId,
        name: fields.name,
        relationship: fields.relationship,
        birthday: withoutYear ? LEAP_YEAR + birthday.slice(1) : birthday,
        interests: fields.interests,
        avoid: fields.avoid,
      }}
      stays
    >
      {(field) => (
        <>
          <input type="hidden" name="before" value={beforeOf(fields, typed)} />
          <input type="hidden" name="id" value={field("id").defaultValue} />
          <div className={styles.pair}>
            <Field
              {...field("name")}
              label="Name"
              maxLength={CARD_LIMITS.text}
              autoComplete="off"
            />
            <Field
              {...field("relationship")}
              label="Relationship"
              maxLength={CARD_LIMITS.text}
              autoComplete="off"
            />
          </div>
          <div className={styles.pair}>
            <Field {...field("birthday")} label="Birthday" type="date" min="1880-01-01" />
            <div className={styles.alignedToInput}>
              <Checkbox
                name="birthdayWithoutYear"
                value="on"
                id={field("birthdayWithoutYear").id}
                defaultChecked={isOn("birthdayWithoutYear", withoutYear)}
                label="I do not know the year"
              />
            </div>
          </div>
          <Field
            {...field("interests")}
            label="Interests"
            hint="Comma separated. E.g Books, Cycling, Running"
            maxLength={CARD_LIMITS.interests}
            autoComplete="off"
            optional
          />
          <Field
            {...field("avoid")}
            label="Anything to avoid?"
            hint="E.g. alcohol, nuts, no more mugs"
            maxLength={CARD_LIMITS.avoid}
            autoComplete="off"
            optional
          />
          <Checkbox
            name="emailRemindersEnabled"
            value="on"
            id={field("emailRemindersEnabled").id}
            defaultChecked={isOn("emailRemindersEnabled", fields.emailRemindersEnabled)}
            label="Email reminders before the selected holidays"
          />
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
          <FormActions submit="Save" />
        </>
      )}
    </PostForm>
  );
}

/** The errors about reminder days, with the names of their holidays. */
function withHolidayNames(
  answer: FormAnswer | undefined,
  holidays: Props["holidays"],
): FormAnswer | undefined {
  if (!answer?.refused) return answer;
  const errors = { ...answer.refused.errors };
  for (const { id, name } of holidays) {
    if (errors[REMINDER_DAYS + id]) errors[REMINDER_DAYS + id] = [reminderDaysError(name)];
  }
  return { ...answer, refused: { ...answer.refused, errors } };
}
