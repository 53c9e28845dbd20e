import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { PostForm } from "~/components/ui/post-form";
import { ASK_LIMITS } from "~/domain/asking/answers";
import type { FormAnswer } from "~/lib/form-errors";

type Props = {
  asked: { askedBy: string; isMailWanted: boolean };
  name: string;
  answer?: FormAnswer;
};

/** What the recipient calls who asks. */
export function AskSettings({ asked: { askedBy }, name, answer }: Props) {
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
