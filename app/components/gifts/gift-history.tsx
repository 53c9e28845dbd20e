import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { halves } from "~/components/ui/field.css";
import { PostForm } from "~/components/ui/post-form";
import { SelectField } from "~/components/ui/select-field";
import { GIFT_STATE_NAMES, GIFT_STATES, type GiftCard } from "~/domain/gifts/saved-gift";
import { nameOfCard } from "~/domain/people/profile-card";
import { currencySign } from "~/domain/shared/currency";
import type { Currency } from "~/domain/shared/region";
import type { FormAnswer } from "~/lib/form-errors";
import * as styles from "./gift-section.css";

type Props = {
  card: { id: string; name: string; relationship: string; told: string | null };
  kept: GiftCard;
  /** The gift's price, proposed as what was paid. */
  price: { value: number | null; currency: Currency };
  answer?: FormAnswer;
  /** The address of the gift, in the list that it was opened from. */
  action: string;
};

/** The form for the state of a gift on a card: idea, bought or given. */
export function GiftHistory({ card, kept, price, answer, action }: Props) {
  const saved = useTimesSaved(card.id, answer);
  const paid = kept.state === "idea" ? price.value : kept.paid;
  const paidCurrency = kept.paidCurrency ?? price.currency;
  const fields = {
    paid: paid === null ? "" : paid.toFixed(2),
    state: kept.state,
    occasion: kept.occasion ?? "",
    givenOn: kept.givenOn ?? "",
  };
  return (
    <section aria-label={`History for ${nameOfCard(card)}`} className={styles.history}>
      <h2 className={styles.heading}>For {nameOfCard(card)}</h2>
      {card.told && <p>{card.told}</p>}
      <PostForm action={action} answer={answer} fields={fields} stays>
        {(field) => (
          <>
            <input type="hidden" name="profileCardId" value={card.id} />
            <input type="hidden" name="paidCurrency" value={paidCurrency} />
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
            <div key={saved} className={halves}>
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
              <Field
                {...field("paid")}
                label="Price paid"
                hint="If it was bought or given"
                sign={currencySign(paidCurrency)}
                inputMode="decimal"
                maxLength={9}
                optional
              />
            </div>
            <div>
              <button type="submit" className={button()}>
                Save
              </button>
            </div>
          </>
        )}
      </PostForm>
    </section>
  );
}

/**
 * How often this card's form was saved. What does not belong to the chosen state is not kept, so fields
 * with this key show what is.
 */
function useTimesSaved(cardId: string, answer?: FormAnswer): number {
  const isSending = useNavigation().formData?.get("profileCardId") === cardId;
  const wasSending = useRef(false);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (wasSending.current && !isSending && !answer) setTimes((before) => before + 1);
    wasSending.current = isSending;
  }, [isSending, answer]);
  return times;
}
