import type { FieldErrors } from "~/lib/form-errors";
import { Alert } from "./alert";
import { ErrorSummary } from "./error-summary";

type Props = { failure?: string; errors: FieldErrors; idOf: (field: string) => string };

/** The errors of a form, and why sending it failed. */
export function FormProblems({ failure, errors, idOf }: Props) {
  return (
    <>
      <ErrorSummary errors={errors} idOf={idOf} />
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
