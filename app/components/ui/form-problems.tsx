import type { ReactNode } from "react";
import type { FieldErrors } from "~/lib/form-errors";
import { Alert } from "./alert";
import { ErrorSummary } from "./error-summary";

type Props = {
  failure?: string;
  /** What can be done about the failure. */
  help?: ReactNode;
  errors: FieldErrors;
  idOf: (field: string) => string;
};

/** The errors of a form, and why sending it failed. */
export function FormProblems({ failure, help, errors, idOf }: Props) {
  return (
    <>
      <ErrorSummary errors={errors} idOf={idOf} />
      {failure && (
        <Alert>
          {failure} {help}
        </Alert>
      )}
    </>
  );
}
