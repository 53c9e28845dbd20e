import type { FormAnswer } from "~/domain/form-errors";
import { CARD_LIMITS, type CustomHolidayInput } from "~/domain/profile-card";
import { button } from "../button.css";
import { Checkbox } from "../checkbox";
import { actions } from "../dialog.css";
import { Field } from "../field";
import { PostForm } from "../post-form";
import { CancelButton } from "./overlay";

type Props = { holiday: CustomHolidayInput; answer?: FormAnswer };

/** A holiday that only one card has. */
export function CustomHolidayForm({ holiday, answer }: Props) {
  const typed = answer?.refused?.typed;
  const isOn = (name: "isRecurring" | "isOriginDate") =>
    typed ? typed[name] === "on" : holiday[name];
  return (
    <PostForm
      intent="save"
      answer={answer}
      fields={{ name: holiday.name, date: holiday.date }}
      stays
    >
      {(field) => (
        <>
          <Field {...field("name")} label="Name" maxLength={CARD_LIMITS.text} autoComplete="off" />
          <Field {...field("date")} label="Date" type="date" />
          <Checkbox
            name="isRecurring"
            value="on"
            id={field("isRecurring").id}
            defaultChecked={isOn("isRecurring")}
            label="Recurring: it comes round every year"
          />
          <Checkbox
            name="isOriginDate"
            value="on"
            id={field("isOriginDate").id}
            defaultChecked={isOn("isOriginDate")}
            label="Origin date: count the anniversaries from it, such as from a wedding day"
          />
          <div className={actions}>
            <CancelButton />
            <button type="submit" className={button({ look: "onPaper" })}>
              Save
            </button>
          </div>
        </>
      )}
    </PostForm>
  );
}
