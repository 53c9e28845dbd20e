import { Form } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { LONGEST_CHANGE } from "~/domain/search/change";
import * as styles from "./change-form.css";
import { Refused } from "./refused";

type Props = {
  /** The rounds that the page shows, so that a form sent twice changes the search once. */
  rounds: number;
  /** The labels of the changes in force. */
  changes: string[];
  /** A question whose answer would help, for a brief that says little. */
  question: string | null;
  /** What was typed in vain, and what is wrong with it. */
  refused?: { said: string; error?: string };
};

const HINT = "E.g. less kitchen, something for the garden, under 30";

/** A line in which to say what to change, and what was understood so far, to be taken back. */
export function ChangeForm({ rounds, changes, question, refused }: Props) {
  return (
    <div className={styles.change}>
      {question && <p>{question} Tell us below, and we look again.</p>}
      <Form method="post" replace preventScrollReset className={styles.line} key={changes.join()}>
        <input type="hidden" name="refine" value="change" />
        <input type="hidden" name="rounds" value={rounds} />
        <Field
          name="said"
          label="Say what to change"
          hint={HINT}
          error={refused?.error}
          defaultValue={refused?.said}
          maxLength={LONGEST_CHANGE}
          autoComplete="off"
        />
        <button type="submit" className={`${button({ look: "quiet" })} ${styles.again}`}>
          Look again
        </button>
      </Form>
      <Refused at="change" />
      {changes.length > 0 && (
        <div>
          <p id="changes">You asked for (press one to take it back):</p>
          <ul className={styles.chips} aria-labelledby="changes">
            {changes.map((label, place) => (
              <li key={label}>
                <Form method="post" replace>
                  <input type="hidden" name="refine" value="take-back" />
                  <input type="hidden" name="rounds" value={rounds} />
                  <input type="hidden" name="change" value={place} />
                  <button
                    type="submit"
                    className={styles.chip}
                    aria-label={`${label}, take this back`}
                  >
                    {label} <span aria-hidden="true">×</span>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
