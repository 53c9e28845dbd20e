import { Form, useLocation } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { select } from "~/components/ui/field.css";
import { hiddenText } from "~/components/ui/page.css";
import { GIFT_STATE_NAMES, GIFT_STATES, type GiftInSection } from "~/domain/gifts/saved-gift";
import * as styles from "./gift-section.css";

type Props = { gift: GiftInSection; cardId: string };

/** Shows the state of a gift on a card, and changes it. */
export function GiftStateForm({ gift: { id, title, state }, cardId }: Props) {
  const { search } = useLocation();
  const selectId = `state-${id}-${cardId}`;
  return (
    <Form
      method="post"
      action={`/saved-gifts${search}`}
      className={styles.state}
      preventScrollReset
      key={state}
    >
      <input type="hidden" name="giftId" value={id} />
      <input type="hidden" name="profileCardId" value={cardId} />
      <label htmlFor={selectId}>
        State<span className={hiddenText}> of {title}</span>
      </label>
      <select id={selectId} name="state" defaultValue={state ?? undefined} className={select}>
        {GIFT_STATES.map((name) => (
          <option key={name} value={name}>
            {GIFT_STATE_NAMES[name]}
          </option>
        ))}
      </select>
      <button type="submit" className={button({ look: "quiet" })}>
        Change
      </button>
    </Form>
  );
}
