import { Link, type MetaFunction } from "@remix-run/react";
import { actions } from "~/components/dialog.css";
import * as styles from "~/components/people/gift-list.css";
import { CancelButton, PageOrDialog } from "~/components/people/overlay";
import { useOpenPerson } from "~/components/people/use-open-person";
import { formatDay } from "~/domain/calendar-day";
import { PRODUCT_NAME } from "~/domain/product-name";
import { nameOfCard } from "~/domain/profile-card";
import { GIFT_STATE_NAMES } from "~/domain/saved-gift";

export const meta: MetaFunction = () => [{ title: `Saved gifts · ${PRODUCT_NAME}` }];

export default function SavedGiftsOfCard() {
  const { person, gifts } = useOpenPerson();
  return (
    <PageOrDialog title={`Saved gifts: ${nameOfCard(person)}`}>
      {gifts.length === 0 && <p>No saved gifts for this profile.</p>}
      <ul className={styles.list}>
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.row}>
            <img
              className={styles.image}
              src={gift.imageUrl}
              alt=""
              width={64}
              height={64}
              loading="lazy"
            />
            <div>
              <Link to={`/saved-gifts/${gift.id}`}>{gift.title}</Link>
              <p>
                {GIFT_STATE_NAMES[gift.state]}
                {gift.occasion && `, ${gift.occasion}`}
                {gift.givenOn && `, ${formatDay(gift.givenOn)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={actions}>
        <CancelButton>Close</CancelButton>
      </div>
    </PageOrDialog>
  );
}
