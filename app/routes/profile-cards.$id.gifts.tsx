import { Link } from "@remix-run/react";
import * as styles from "~/components/gifts/gift-list.css";
import { picture } from "~/components/gifts/picture.css";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { SampleLabel, SampleNote } from "~/components/search/sample-label";
import { useRegion } from "~/components/shell/viewer";
import { formActions } from "~/components/ui/dialog.css";
import { stack } from "~/components/ui/page.css";
import { CancelButton, PageOrDialog } from "~/components/ui/page-or-dialog";
import { besideGift } from "~/domain/asking/answers";
import { GIFT_LIMITS, GIFT_STATE_NAMES } from "~/domain/gifts/saved-gift";
import { formatDay } from "~/domain/holidays/calendar-day";
import { nameOfCard } from "~/domain/people/profile-card";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta("Saved gifts");

export default function SavedGiftsOfCard() {
  const { card, gifts } = useOpenProfileCard();
  const region = useRegion();
  const { staying, going } = gifts;
  const total = staying.total + going.total;
  const told = card.told && besideGift(card.told.answers);
  const newest = [...staying.gifts, ...going.gifts]
    .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
    .slice(0, GIFT_LIMITS.perPage);
  return (
    <PageOrDialog title={`Saved gifts: ${nameOfCard(card)}`}>
      {total === 0 && (
        <p>
          No saved gifts for this profile. <Link to={`/?card=${card.id}`}>Find gift ideas</Link>,
          and press the star of what you like.
        </p>
      )}
      {told && <p>{told}</p>}
      <SampleNote products={newest} />
      <ul className={styles.list}>
        {newest.map((gift) => (
          <li key={gift.id} className={styles.row}>
            <img
              className={picture}
              src={gift.imageUrl}
              alt=""
              width={96}
              height={72}
              loading="lazy"
            />
            <div className={stack({ gap: "small" })}>
              <Link to={`/saved-gifts/${gift.id}`}>{gift.title}</Link>
              <div className={styles.state}>
                <p>
                  {[
                    GIFT_STATE_NAMES[gift.state],
                    gift.occasion,
                    gift.givenOn && formatDay(gift.givenOn, region),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </p>
                <SampleLabel asin={gift.key} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {total > newest.length && (
        <p>
          <Link to={`/saved-gifts?section=${card.id}`}>Show all {total}</Link>
        </p>
      )}
      <p>
        <Link to={`/saved-gifts/add?card=${card.id}`}>Add a gift from any shop</Link>
      </p>
      <div className={formActions}>
        <CancelButton>Close</CancelButton>
      </div>
    </PageOrDialog>
  );
}
