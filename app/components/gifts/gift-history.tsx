import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { halves } from "~/components/ui/field.css";
import { PostForm } from "~/components/ui/post-form";
import { SelectField } from "~/components/ui/select-field";
import { GIFT_STATE_NAMES, GIFT_STATES, type GiftCard } from "~/domain/gifts/saved-gift";
import { nameOfCard } from "~/domain/people/profile-card";
import type { FormAnswer } from "~/lib/form-errors";
import * as styles from "./gift-section.css";

type Props = {
  card: { id: string; name: string; relationship: string };
  kept: GiftCard;
  answer?: FormAnswer;
};

/** The form for the state of a gift on a card: idea, bought or given. */
export function GiftHistory({ card, kept, answer }: Props) {
  const fields = {
    state: kept.state,
    occasion: kept.occasion ?? "",
    givenOn: kept.givenOn ?? "",
  };
  return (
    <section aria-label={`History for ${nameOfCard(card)}`} className={styles.history}>
      <h2 className={styles.heading}>For {nameOfCard(card)}</h2>
      <PostForm answer={answer} fields={fields} stays>
        {(field) => (
          <>
            <input type="hidden" name="profileCardId" value={card.id} />
            <SelectField
              {...field("state")}
              label="State"
              hint={`What was given is not suggested again for ${card.name}.`}
            >
              {GIFT_STATES.map((state) => (
                <option key={state} value={state}>
                  {GIFT_STATE_NAMES[state]}
                </option>
              ))}
            </SelectField>
            <div className={halves}>
              <Field
                {...field("occasion")}
                label="Occasion"
                hint="If it was given"
                maxLength={80}
                optional
              />
              <Field
                {...field("givenOn")}
                label="Date"
                hint="If it was given"
                type="date"
                optional
              />
            </div>
            <div>
              <button type="submit" className={button({ look: "onPaper" })}>
                Save
              </button>
            </div>
          </>
        )}
      </PostForm>
    </section>
  );
}
