import { button } from "~/components/ui/button.css";
import { Checkbox } from "~/components/ui/checkbox";
import { Field } from "~/components/ui/field";
import { PostForm } from "~/components/ui/post-form";
import { ASK_LIMITS } from "~/domain/asking/answers";
import type { FormAnswer } from "~/lib/form-errors";

type Props = {
  asked: { askedBy: string; isMailWanted: boolean };
  name: string;
  answer?: FormAnswer;
};

/** How who asks is named to the recipient, and whether they are told of answers by mail. */
export function AskSettings({ asked: { askedBy, isMailWanted }, name, answer }: Props) {
  return (
    <PostForm intent="save" answer={answer} fields={{ askedBy }} stays>
      {(field) => (
        <>
          <Field
            {...field("askedBy")}
            label={`Your name, as ${name} knows you`}
            maxLength={ASK_LIMITS.askedBy}
            autoComplete="off"
          />
          <Checkbox
            name="isMailWanted"
            label={`Email me when ${name} answers`}
            defaultChecked={answer?.refused ? "isMailWanted" in answer.refused.typed : isMailWanted}
          />
          <div>
            <button type="submit" className={button({ look: "quiet" })}>
              Save
            </button>
          </div>
        </>
      )}
    </PostForm>
  );
}
