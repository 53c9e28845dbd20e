import { Link } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { Field } from "~/components/ui/field";
import { FormActions } from "~/components/ui/form-actions";
import { CancelButton, PageOrDialog } from "~/components/ui/page-or-dialog";
import { type FieldOf, PostForm } from "~/components/ui/post-form";
import { canGet, type GiverGift, LIST_LIMITS, listPath } from "~/domain/lists/gift-list";
import type { FormAnswer } from "~/lib/form-errors";
import * as styles from "./gift-list.css";
import { useOpenGift } from "./use-open-gift";

/** `lost` is why somebody else was first. */
export type ClaimAnswer = FormAnswer & { lost?: string };

type Props = {
  title: string;
  giftId: string;
  claimId: string;
  answer?: ClaimAnswer;
  /** Whether the gift as it is now can be given in this way. */
  isOpen: (gift: GiverGift) => boolean;
  /** What there is to fill in besides the name and the note. */
  children: (field: FieldOf, gift: GiverGift) => React.ReactNode;
};

/**
 * The form by which somebody gives a gift of a list; for whoever was too late with what they typed and what is
 * left of the gift, or if nothing is, of the list.
 */
export function ClaimPage({ title, giftId, claimId, answer, isOpen, children }: Props) {
  const { id, gifts, gift } = useOpenGift(giftId);
  const left = gifts.filter((one) => one.id !== giftId && canGet(one));
  return (
    <PageOrDialog title={title} back={listPath(id)}>
      {gift && <p className={styles.details}>{gift.title}</p>}
      {answer?.lost && (
        <Alert>
          <p>{answer.lost}</p>
        </Alert>
      )}
      {!gift || (answer?.lost && !isOpen(gift)) ? (
        <>
          {left.length > 0 && (
            <>
              <p>Still to get:</p>
              <ul>
                {left.slice(0, 5).map((one) => (
                  <li key={one.id} className={styles.details}>
                    <Link to={`${listPath(id)}/get/${one.id}`}>{one.title}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <CancelButton>Back to the list</CancelButton>
        </>
      ) : (
        <PostForm answer={answer}>
          {(field) => (
            <>
              <input type="hidden" name="id" value={claimId} />
              <Field
                {...field("name")}
                label="First name"
                maxLength={LIST_LIMITS.name}
                autoComplete="given-name"
              />
              {children(field, gift)}
              <Field
                {...field("note")}
                label="Note to the other givers"
                maxLength={LIST_LIMITS.giverNote}
                autoComplete="off"
                optional
              />
              <FormActions submit="Confirm" />
            </>
          )}
        </PostForm>
      )}
    </PageOrDialog>
  );
}
