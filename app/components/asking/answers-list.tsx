import { ANSWER_NAMES, ANSWER_TEXTS, type Answers } from "~/domain/asking/answers";
import { chosenSides } from "~/domain/knowledge/this-or-that";
import * as styles from "./asking.css";

/** What a recipient answered: only what something was said to. */
export function AnswersList({ answers }: { answers: Answers }) {
  const sides = chosenSides(answers.chosen);
  return (
    <dl className={styles.answers}>
      {ANSWER_TEXTS.filter((name) => answers[name] !== "").map((name) => (
        <div key={name}>
          <dt>{ANSWER_NAMES[name]}</dt>
          <dd>{answers[name]}</dd>
        </div>
      ))}
      {sides.length > 0 && (
        <div>
          <dt>Would rather have</dt>
          <dd>{sides.map(({ chosen }) => chosen.label.toLowerCase()).join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}
