import { Form, Link } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import { formatAmount, type GiverGift, type ShownClaim } from "~/domain/lists/gift-list";
import * as styles from "./gift-list.css";

type Props = {
  gift: GiverGift;
  /** Where a claim is taken back or released. */
  action: string;
  /** Whether an organiser looks, who can release each claim; a giver can undo their own. */
  releases?: boolean;
};

/** Who gets a gift, or what is together towards its price. */
export function Claims({ gift, action, releases = false }: Props) {
  const { id, price, currency, claims, pledged } = gift;
  if (claims.length === 0) return null;
  return (
    <>
      {pledged > 0 && price !== null && (
        <div>
          <progress
            className={styles.bar}
            max={price}
            value={pledged}
            aria-labelledby={`pledged-${id}`}
          />
          <p id={`pledged-${id}`} className={styles.said}>
            {formatAmount(pledged, currency)} of {formatAmount(price, currency)} together
          </p>
        </div>
      )}
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim.id} className={styles.claim}>
            <p className={styles.said}>
              {describe(claim, gift)}
              {claim.note && <> “{claim.note}”</>}
            </p>
            {(claim.isMine || releases) && (
              <Form method="post" action={action} preventScrollReset replace>
                <input type="hidden" name="intent" value={releases ? "release" : "undo"} />
                <input type="hidden" name="gift" value={id} />
                <input type="hidden" name="claim" value={claim.id} />
                <button
                  type="submit"
                  className={button({ look: "quiet", size: "small" })}
                  aria-describedby={`gift-${id}`}
                >
                  {releases ? "Release" : "Undo"}
                </button>
              </Form>
            )}
            {claim.isMine && !releases && (
              <Link
                to={`${action}/mail/${id}?claim=${claim.id}`}
                className={`${button({ look: "plain", size: "small" })} ${styles.flush}`}
                preventScrollReset
              >
                Email me a link
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** "Ada is getting this.", "You are chipping in £10.00, as Ada.": who gives what of a gift. */
function describe({ name, isMine, quantity, amount }: ShownClaim, gift: GiverGift): string {
  const who = isMine ? "You are" : `${name} is`;
  const as = isMine ? `, as ${name}.` : ".";
  if (amount > 0) return `${who} chipping in ${formatAmount(amount, gift.currency)}${as}`;
  return `${who} getting ${gift.quantity > 1 ? `${quantity} of these` : "this"}${as}`;
}
