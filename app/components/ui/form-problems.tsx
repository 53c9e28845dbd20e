import type { FieldErrors } from "~/lib/form-errors";
import { Alert } from "./alert";
import { ErrorSummary } from "./error-summary";

type Props = { failure?: string; errors: FieldErrors; idOf: (field: string) => string };

/** All that a form has to say against itself: why it was not sent, and what is wrong in it. */
export function FormProblems({ failure, errors, idOf }: Props) {
  return (
    <>
      <ErrorSummary errors={errors} idOf={idOf} />
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
