import { contact, pair } from "~/components/people/profile-card-form.css";
import { useRegion } from "~/components/shell/viewer";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import { muted } from "~/components/ui/page.css";
import { formatBirthday } from "~/domain/holidays/calendar-day";
import type { PreviewRow } from "~/domain/people/import-preview";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import type { FieldErrors } from "~/lib/form-errors";

type Props = {
  row: PreviewRow;
  place: number;
  errors: FieldErrors;
  idOf: (field: string) => string;
  isTicked: boolean;
  /** Changes when all boxes are ticked or unticked. */
  tickKey: string;
};

const NOTES = {
  known: "Already among your profile cards.",
  "same name": "You have a card of this name with another birthday.",
} as const;
/** A leap year for date inputs without a known year, so that they accept 29 February. */
const LEAP_YEAR = "2000";

/** A person in the preview of an import. */
export function ImportRow({ row, place, errors, idOf, isTicked, tickKey }: Props) {
  const field = (name: string) => ({
    name: `people[${place}].${name}`,
    id: idOf(`people[${place}].${name}`),
    error: errors[`people[${place}].${name}`]?.[0],
  });
  const region = useRegion();
  const { name, birthday, anniversary, note } = row;
  const withoutYear = birthday.startsWith("--");
  return (
    <fieldset className={contact} aria-label={name}>
      <Checkbox
        isOfMany
        key={tickKey}
        {...field("take")}
        value="on"
        defaultChecked={isTicked}
        label={`Add ${name}`}
      />
      {note && <p className={muted}>{NOTES[note]}</p>}
      {birthday === "" && (
        <p className={muted}>No birthday is in the file. A card needs one: enter it to add them.</p>
      )}
      <div className={pair}>
        <Field
          {...field("name")}
          label="Name"
          defaultValue={name}
          maxLength={CARD_LIMITS.text}
          autoComplete="off"
        />
        <Field
          {...field("relationship")}
          label="Relationship"
          defaultValue={row.relationship}
          maxLength={CARD_LIMITS.text}
          autoComplete="off"
          optional
        />
      </div>
      <div className={pair}>
        <Field
          {...field("birthday")}
          label="Birthday"
          type="date"
          defaultValue={withoutYear ? LEAP_YEAR + birthday.slice(1) : birthday}
        />
        <Checkbox
          isOfMany
          {...field("birthdayWithoutYear")}
          value="on"
          defaultChecked={withoutYear}
          label="I do not know the year"
        />
      </div>
      {anniversary && (
        <Checkbox
          isOfMany
          {...field("anniversary")}
          value={anniversary}
          defaultChecked
          label={`With the wedding anniversary, ${formatBirthday(anniversary, region)}`}
        />
      )}
    </fieldset>
  );
}
