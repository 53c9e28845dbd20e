import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import type { FieldOf } from "~/components/ui/post-form";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import * as styles from "./profile-card-form.css";

type Props = { field: FieldOf; isWithoutYear: boolean };

/** The fields of a card about the person. */
export function CardDetails({ field, isWithoutYear }: Props) {
  return (
    <>
      <div className={styles.pair}>
        <Field {...field("name")} label="Name" maxLength={CARD_LIMITS.text} autoComplete="off" />
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
            defaultChecked={isWithoutYear}
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
    </>
  );
}
