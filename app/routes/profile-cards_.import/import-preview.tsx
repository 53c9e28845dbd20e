import { Form, Link } from "@remix-run/react";
import { contact, pair } from "~/components/people/profile-card-form.css";
import { button } from "~/components/ui/button.css";
import { Checkbox } from "~/components/ui/checkbox";
import { actions } from "~/components/ui/dialog.css";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { muted, stack } from "~/components/ui/page.css";
import type { PreviewRow } from "~/domain/people/contacts-import";
import type { FieldErrors } from "~/lib/form-errors";

type Props = { id: string; rows: PreviewRow[]; left: number; errors: FieldErrors };

/** A leap year for date inputs without a known year, so that they accept 29 February. */
const LEAP_YEAR = "2000";
const idOf = (field: string) => `import-${field}`;

/** The contacts found in a file, to be corrected and chosen before they are added. */
export function ImportPreview({ id, rows, left, errors }: Props) {
  return (
    <Form method="post" noValidate className={stack({ gap: "medium" })}>
      <ErrorSummary errors={errors} idOf={idOf} />
      <input type="hidden" name="id" value={id} />
      <p>
        Found with a birthday: {rows.length}.
        {left > 0 && ` Left out, because no birthday can be read: ${left}.`}
      </p>
      {rows.map((row, place) => {
        const field = (name: string) => ({
          name: `people[${place}].${name}`,
          id: idOf(`people[${place}].${name}`),
          error: errors[`people[${place}].${name}`]?.[0],
        });
        const withoutYear = row.birthday.startsWith("--");
        return (
          <fieldset key={field("name").id} className={contact} aria-label={row.name}>
            <Checkbox
              {...field("take")}
              value="on"
              defaultChecked={row.isTaken}
              label={`Add ${row.name}`}
            />
            {row.isKnown && <p className={muted}>Already among your profile cards.</p>}
            <div className={pair}>
              <Field {...field("name")} label="Name" defaultValue={row.name} />
              <Field
                {...field("relationship")}
                label="Relationship"
                defaultValue={row.relationship}
              />
            </div>
            <div className={pair}>
              <Field
                {...field("birthday")}
                label="Birthday"
                type="date"
                defaultValue={withoutYear ? LEAP_YEAR + row.birthday.slice(1) : row.birthday}
              />
              <Checkbox
                {...field("birthdayWithoutYear")}
                value="on"
                defaultChecked={withoutYear}
                label="I do not know the year"
              />
            </div>
          </fieldset>
        );
      })}
      <div className={actions}>
        <Link className={button({ look: "quiet" })} to="/profile-cards">
          Cancel
        </Link>
        <button type="submit" className={button()}>
          Add
        </button>
      </div>
    </Form>
  );
}
