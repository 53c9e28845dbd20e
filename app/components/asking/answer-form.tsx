import { button } from "~/components/ui/button.css";
import { FieldFrame } from "~/components/ui/field";
import * as fields from "~/components/ui/field.css";
import { hiddenText, stack } from "~/components/ui/page.css";
import { type FieldOf, PostForm } from "~/components/ui/post-form";
import { ANSWER_TEXTS, type Answers, type AnswerText, ASK_LIMITS } from "~/domain/asking/answers";
import { PAIRS, type Pair } from "~/domain/knowledge/this-or-that";
import type { FormAnswer } from "~/lib/form-errors";
import * as styles from "./asking.css";

const QUESTIONS: Record<AnswerText, { label: string; hint: string }> = {
  sizes: { label: "Sizes", hint: "E.g. clothes M or 12, shoes 39, ring N, gloves 7" },
  colours: { label: "Colours you love", hint: "E.g. dark green, anything but pink" },
  allergies: {
    label: "Allergies, and what you do not eat or drink",
    hint: "E.g. nuts, no alcohol, vegetarian, no scented things",
  },
  enough: { label: "Enough of: what you have and need no more of", hint: "E.g. mugs, candles" },
  wish: { label: "A wish, in your own words", hint: "What would make you happy, big or small" },
};

const ROWS: Partial<Record<AnswerText, number>> = { colours: 1, wish: 3 };

type Props = { answers: Answers | null; answer?: FormAnswer };

/** The recipient's form, with what was answered before. */
export function AnswerForm({ answers, answer }: Props) {
  return (
    <PostForm intent="send" answer={answer} fields={answers ? fieldsOf(answers) : {}}>
      {(field) => (
        <>
          {ANSWER_TEXTS.map((name) => (
            <Question key={name} name={name} field={field} />
          ))}
          <fieldset className={stack({ gap: "small" })}>
            <legend className={fields.label}>This or that?</legend>
            {PAIRS.map((pair) => (
              <Choice key={pair.id} pair={pair} field={field} />
            ))}
          </fieldset>
          <div>
            <button type="submit" className={button()}>
              {answers ? "Send the changes" : "Send"}
            </button>
          </div>
        </>
      )}
    </PostForm>
  );
}

function fieldsOf({ chosen, ...texts }: Answers): Record<string, string> {
  const sides = PAIRS.map(({ id, sides: [one, other] }) => [
    id,
    [one, other].find((side) => chosen.includes(side.id))?.id ?? "",
  ]);
  return { ...texts, ...Object.fromEntries(sides) };
}

function Question({ name, field }: { name: AnswerText; field: FieldOf }) {
  const { id, error, defaultValue } = field(name);
  return (
    <FieldFrame id={id} {...QUESTIONS[name]} error={error}>
      {(tied) => (
        <textarea
          {...tied}
          name={name}
          defaultValue={defaultValue}
          rows={ROWS[name] ?? 2}
          maxLength={ASK_LIMITS[name]}
          className={fields.lines}
        />
      )}
    </FieldFrame>
  );
}

function Choice({ pair: { id, sides }, field }: { pair: Pair; field: FieldOf }) {
  const { id: first, defaultValue = "" } = field(id);
  const [one, other] = sides;
  return (
    <fieldset>
      <legend className={hiddenText}>
        {one.label}, or {other.label.toLowerCase()}?
      </legend>
      <div className={styles.sides}>
        {[...sides, { id: "", label: "Either" }].map((side, place) => (
          <label key={side.id} className={fields.choice}>
            <input
              type="radio"
              name={id}
              value={side.id}
              id={place === 0 ? first : undefined}
              defaultChecked={defaultValue === side.id}
              className={fields.radio}
            />
            {side.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
