import { type ReactNode, useMemo } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { FormActions } from "~/components/ui/form-actions";
import { stack } from "~/components/ui/page.css";
import { PostForm } from "~/components/ui/post-form";
import { beforeOf, type CardFields, REMINDER_DAYS } from "~/domain/people/card-fields";
import { type OfferedHoliday, reminderDaysError } from "~/domain/people/profile-card";
import type { FormAnswer } from "~/lib/form-errors";
import { CardDetails } from "./card-details";
import { HolidayChoice } from "./holiday-choice";
import * as styles from "./profile-card-form.css";

type Props = {
  /** The id that a new card gets, so that a form sent twice adds one. */
  newId?: string;
  id?: string;
  /** The initial values, sent back with the form to find the changed ones. */
  fields: CardFields;
  holidays: OfferedHoliday[];
  answer?: FormAnswer;
  /** Folds the fields about the person below this summary; a new card shows them. */
  summary?: ReactNode;
  /** Below the holidays. */
  children?: ReactNode;
};

/** A leap year for date inputs without a known year, so that they accept 29 February. */
const LEAP_YEAR = "2000";

/** The form to create or edit a card, without its custom holidays. */
export function ProfileCardForm({ id: formId, newId = "", fields, holidays, ...rest }: Props) {
  const { answer: given, summary, children } = rest;
  const { birthday, selection } = fields;
  const withoutYear = birthday.startsWith("--");
  const answer = useMemo(() => withHolidayNames(given, holidays), [given, holidays]);
  const typed = answer?.refused?.typed;
  const isChosen = (id: string) =>
    typed && REMINDER_DAYS + id in typed
      ? (typed.holidayIds ?? "").split(" ").includes(id)
      : id in selection;
  const isOn = (name: string, known: boolean) => (typed ? typed[name] === "on" : known);
  const details = {
    name: fields.name,
    relationship: fields.relationship,
    birthday: withoutYear ? LEAP_YEAR + birthday.slice(1) : birthday,
    interests: fields.interests,
    avoid: fields.avoid,
  };
  const isYearUnknown = isOn("birthdayWithoutYear", withoutYear);
  return (
    <PostForm id={formId} answer={answer} fields={{ id: newId, ...details }} stays>
      {(field) => {
        const person = <CardDetails field={field} isWithoutYear={isYearUnknown} />;
        const isUnsaved = Object.entries(details).some(([name, known]) => {
          const { defaultValue = known, error } = field(name);
          return error !== undefined || defaultValue !== known;
        });
        return (
          <>
            {/* What Enter in a field presses: the first button of a form. */}
            <button type="submit" hidden>
              Save
            </button>
            <input type="hidden" name="before" value={beforeOf(fields, typed)} />
            <input type="hidden" name="id" value={field("id").defaultValue} />
            {summary ? (
              <details className={styles.details} open={isUnsaved || isYearUnknown !== withoutYear}>
                <summary className={styles.summary}>{summary}</summary>
                <div className={`${stack({ gap: "medium" })} ${styles.folded}`}>{person}</div>
              </details>
            ) : (
              person
            )}
            <Checkbox
              name="emailRemindersEnabled"
              value="on"
              id={field("emailRemindersEnabled").id}
              defaultChecked={isOn("emailRemindersEnabled", fields.emailRemindersEnabled)}
              label="Email reminders before the selected holidays"
            />
            <HolidayChoice {...{ field, holidays, isChosen, selection }} />
            {children}
            <FormActions submit="Save" />
          </>
        );
      }}
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
