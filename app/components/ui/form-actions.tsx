import type { ReactNode } from "react";
import { button } from "./button.css";
import { formActions } from "./dialog.css";
import { CancelButton } from "./page-or-dialog";

type Props = {
  /** The submit button's label. */
  submit: string;
  disabled?: boolean;
  /** Replaces the button that leaves the page without saving. */
  cancel?: ReactNode;
};

/** The last row of a form: Cancel, then the submit button. */
export function FormActions({ submit, disabled, cancel = <CancelButton /> }: Props) {
  return (
    <div className={formActions}>
      {cancel}
      <button type="submit" className={button()} disabled={disabled}>
        {submit}
      </button>
    </div>
  );
}
