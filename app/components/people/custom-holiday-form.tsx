import type { ReactNode } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import { FormActions } from "~/components/ui/form-actions";
import { CancelButton } from "~/components/ui/page-or-dialog";
import { PostForm } from "~/components/ui/post-form";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import type { CustomHolidayInput } from "~/domain/people/profile-card.schema";
import type { FormAnswer } from "~/lib/form-errors";

type Props = {
  /** The initial values; with an id, which the form brings along. */
  holiday: CustomHolidayInput & { id?: string };
  answer?: FormAnswer;
  /** What was typed of the card, to give back. */
  draft?: string;
  /** Before Cancel. */
  remove?: ReactNode;
};

/** The form for a custom holiday. */
export function CustomHolidayForm({ holiday, answer, draft, remove }: Props) {
  const typed = answer?.refused?.typed;
  const isOn = (name: "isRecurring" | "isOriginDate") =>
    typed ? typed[name] === "on" : holiday[name];
  return (
    <PostForm
      intent="save"
      answer={answer}
      fields={{ id: holiday.id ?? "", name: holiday.name, date: holiday.date }}
      stays
    >
      {(field) => (
        <>
          {draft !== undefined && <input type="hidden" name="draft" value={draft} />}
          <input type="hidden" name="id" value={field("id").defaultValue} />
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
          <FormActions
            submit="Save"
            cancel={
              <>
                {remove}
                <CancelButton />
              </>
            }
          />
        </>
      )}
    </PostForm>
  );
}
