import { Form } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { Illustration } from "~/components/ui/illustration";
import * as styles from "~/components/ui/message-page.css";

type Props = {
  reason: string;
  /** Whether ideas are shown below. */
  hasIdeas: boolean;
  canRetry: boolean;
};

/** Why a search ended without all its ideas, and a button to try again for who started it. */
export function FailedSearch({ reason, hasIdeas, canRetry }: Props) {
  const retry = (look: "primary" | "quiet") =>
    canRetry && (
      <Form method="post" replace>
        <button type="submit" className={button({ look })}>
          Try again
        </button>
      </Form>
    );
  if (hasIdeas) {
    return (
      <Alert>
        <p>{reason}</p>
        {retry("quiet")}
      </Alert>
    );
  }
  return (
    <div role="alert" className={styles.message}>
      <Illustration picture="untied" />
      <p>{reason}</p>
      {retry("primary")}
    </div>
  );
}
