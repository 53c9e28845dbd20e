import { Form } from "@remix-run/react";
import { GIFT_STATE_NAMES, GIFT_STATES, type GiftInSection } from "~/domain/gifts/saved-gift";
import * as styles from "./gift-section.css";

type Props = {
  gift: GiftInSection;
  cardId: string;
  /** Of the list that shows it. */
  query: string;
};

/**
 * Shows the state of a gift on a card, and changes it with one press: a choice that is not saved would be
 * lost without JavaScript, where nothing can ask.
 */
export function GiftStateForm({ gift: { id, title, state }, cardId, query }: Props) {
  return (
    <Form method="post" action={`/saved-gifts${query}`} className={styles.state} preventScrollReset>
      <input type="hidden" name="giftId" value={id} />
      <input type="hidden" name="profileCardId" value={cardId} />
      <fieldset className={styles.states} aria-label={`State of ${title}`}>
        {GIFT_STATES.map((name) => (
          <button
            key={name}
            type="submit"
            name="state"
            value={name}
            className={styles.stateButton}
            aria-pressed={name === state}
          >
            {GIFT_STATE_NAMES[name]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
