import { Form } from "@remix-run/react";
import { useRegion } from "~/components/shell/viewer";
import { type DatedAnswers, firstNameOf } from "~/domain/asking/answers";
import { formatDay } from "~/domain/holidays/calendar-day";
import { AnswersList } from "./answers-list";
import * as styles from "./asking.css";

type ButtonProps = {
  place: string;
  name: string;
  fields: Record<string, string>;
  className: string;
  /** The id of the person's whole name. */
  describedBy?: string;
};

/** Makes a card's first link and leads to it; later only leads there. */
export function AskButton({ place, name, fields, className, describedBy }: ButtonProps) {
  const query = new URLSearchParams(fields);
  return (
    <Form
      method="post"
      action={`${place}/ask?${query}`}
      preventScrollReset
      className={styles.named}
    >
      <input type="hidden" name="intent" value="first" />
      <button type="submit" className={className} aria-describedby={describedBy}>
        Ask {firstNameOf(name)}
      </button>
    </Form>
  );
}

type ToldProps = { told: DatedAnswers; name: string; headingClass: string };

/** What the person of a card answered, with the day. */
export function ToldByThem({ told: { answers, day }, name, headingClass }: ToldProps) {
  return (
    <div className={styles.told}>
      <h3 className={headingClass}>
        {firstNameOf(name)} told you on {formatDay(day, useRegion())}
      </h3>
      <AnswersList answers={answers} />
    </div>
  );
}
