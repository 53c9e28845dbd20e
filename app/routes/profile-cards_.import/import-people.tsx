import { Form, Link } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { actions } from "~/components/ui/dialog.css";
import { ErrorSummary } from "~/components/ui/error-summary";
import { Field } from "~/components/ui/field";
import { muted, stack } from "~/components/ui/page.css";
import { useSelectAll } from "~/components/ui/use-select-all";
import type { ImportPreview } from "~/domain/people/import-preview";
import type { FieldErrors } from "~/lib/form-errors";
import { ImportRow } from "./import-row";
import { LeftOutList } from "./left-out-list";

type Props = { id: string; preview: ImportPreview; errors: FieldErrors; failure?: string };

const idOf = (field: string) => `import-${field}`;

/** The people found in a file, to be corrected and chosen before they are added. */
export function ImportPeople({ id, preview, errors, failure }: Props) {
  const { rows, leftOut, unnamed, room } = preview;
  const selection = useSelectAll();
  const plain = button({ look: "plain" });
  return (
    <Form method="post" noValidate className={stack({ gap: "medium" })}>
      {/* What Enter in a field presses: the first button of a form. */}
      <button type="submit" hidden>
        Add
      </button>
      <input type="hidden" name="id" value={id} />
      <ErrorSummary errors={errors} idOf={idOf} />
      {failure && <Alert>{failure}</Alert>}
      <p>
        Found: {rows.length}. {room < rows.length && `There is room for ${room} more cards. `}
        Nobody is added before you press Add.
      </p>
      <LeftOutList leftOut={leftOut} unnamed={unnamed} />
      {rows.some(({ relationship }) => relationship === "") && (
        <Field
          label="Relationship of everybody without one below"
          name="relationship"
          id={idOf("relationship")}
          defaultValue="Friend"
          autoComplete="off"
        />
      )}
      <div>
        <button type="submit" name="select" value="all" className={plain} onClick={selection.all}>
          Select all
        </button>
        <button type="submit" name="select" value="none" className={plain} onClick={selection.none}>
          Select none
        </button>
      </div>
      {rows.map((row, place) => (
        <ImportRow
          // A row is known by its place: names and birthdays may be equal, and change.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved.
          key={place}
          row={row}
          place={place}
          errors={errors}
          idOf={idOf}
          isTicked={selection.isTicked(row.isTaken)}
          tickKey={selection.key}
        />
      ))}
      <p className={muted}>Birthdays get a reminder of 7 days, once you switch reminders on.</p>
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
