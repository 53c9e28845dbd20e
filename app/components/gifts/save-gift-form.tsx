import { type FetcherWithComponents, Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { Checkbox } from "~/components/ui/checkbox";
import { formActions } from "~/components/ui/dialog.css";
import { label } from "~/components/ui/field.css";
import { FormActions } from "~/components/ui/form-actions";
import { muted, stack } from "~/components/ui/page.css";
import type { SaveAnswer, SaveDialogData } from "~/domain/gifts/save-dialog";
import { nameOfCard } from "~/domain/people/profile-card";
import { withReturn, withSaveDialog } from "~/domain/shared/return-path";

type Props = {
  data: SaveDialogData;
  /** Submits the form without navigation; absent on the page. */
  fetcher?: FetcherWithComponents<SaveAnswer>;
  answer?: SaveAnswer;
  cancel: ReactNode;
};

/** The choice of where to keep a gift: a checkbox for each card, and one for the favourites. */
export function SaveGiftForm({ data, fetcher, answer, cancel }: Props) {
  if (data.state === "signed-out") {
    // Back to the dialog, where there is one, otherwise to this page.
    const back = fetcher && data.asin ? withSaveDialog(data.from, data.asin) : data.page;
    return <SignedOut back={back} cancel={cancel} />;
  }
  const { named, cards, ticked, isFavorited, before, uid, from } = data;
  const SendForm = fetcher?.Form ?? Form;
  // The address says what the form is about, so that it can be shown again if it is refused.
  const about = new URLSearchParams({ ...named, uid, from });
  return (
    <SendForm
      method="post"
      action={`/saved-gifts/save?${about}`}
      className={stack({ gap: "medium" })}
    >
      {answer?.failure && <Alert>{answer.failure}</Alert>}
      {Object.entries(named).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="from" value={from} />
      {uid && <input type="hidden" name="uid" value={uid} />}
      {fetcher && <input type="hidden" name="mode" value="dialog" />}
      {before?.profileCardIds.map((id) => (
        <input key={id} type="hidden" name="before" value={id} />
      ))}
      {before?.isFavorited && <input type="hidden" name="wasFavorited" value="true" />}
      <fieldset className={stack({ gap: "small" })}>
        <legend className={label}>Save for</legend>
        {cards.length === 0 && <p>No profile cards found.</p>}
        {cards.map((card) => (
          <Checkbox
            key={card.id}
            name="profileCardIds"
            value={card.id}
            id={`save-${card.id}`}
            defaultChecked={ticked.includes(card.id)}
            label={nameOfCard(card)}
          />
        ))}
      </fieldset>
      <Checkbox
        name="isFavorited"
        value="true"
        id="save-favourite"
        defaultChecked={isFavorited}
        label="Also save to My Favourites"
      />
      {before && <p className={muted}>With nothing ticked it is removed from your saved gifts.</p>}
      <FormActions submit="Save" cancel={cancel} disabled={fetcher?.state === "submitting"} />
    </SendForm>
  );
}

function SignedOut({ back, cancel }: { back: string; cancel: ReactNode }) {
  return (
    <>
      <p>Please log in or register to save gifts.</p>
      <div className={formActions}>
        {cancel}
        <Link className={button({ look: "quiet" })} to={withReturn("/register", back)}>
          Register
        </Link>
        <Link className={button()} to={withReturn("/login", back)}>
          Login
        </Link>
      </div>
    </>
  );
}
