import type { ReactNode } from "react";
import { button } from "~/components/ui/button.css";
import { GoButton } from "~/components/ui/go-button";
import { PassingNotice } from "~/components/ui/notice";
import { hiddenText, muted, page, stack } from "~/components/ui/page.css";
import { canGet, type GiverGift, listPath, missingOf } from "~/domain/lists/gift-list";
import type { ListView } from "~/domain/lists/list-views";
import { Claims } from "./claims";
import * as styles from "./gift-list.css";
import { Labels } from "./labels";
import { ListGift } from "./list-gift";
import { ListHead } from "./list-head";
import { useLiveList } from "./use-live-list";

type Props = { id: string; list: ListView; done: string | null; children: ReactNode };

/** A list as those who give see it. */
export function GiverList({ id, list, done, children }: Props) {
  const { details, gifts, isOwner, news } = useLiveList(listPath(id), list);
  return (
    <div className={page()}>
      <div className={stack({ gap: "large" })}>
        <ListHead details={details} />
        <PassingNotice text={done} />
        <p role="status" className={hiddenText}>
          {news}
        </p>
        {children}
        {!isOwner && (
          <p className={muted}>
            Say what you get, so that nobody buys it twice. Those who give see your first name
            {details.kind === "wish"
              ? "; whoever made this list does not."
              : ", and so does whoever made this list."}{" "}
            No money passes through Ribbon.
          </p>
        )}
        <Labels gifts={gifts} />
        {gifts.length === 0 && <p>There are no gifts on this list yet.</p>}
        <ul className={styles.gifts}>
          {gifts.map((gift) => (
            <li key={gift.id}>
              <ListGift gift={gift}>
                {!isOwner && (
                  <>
                    <Claims gift={gift} action={listPath(id)} />
                    <GiverActions id={id} gift={gift} />
                  </>
                )}
              </ListGift>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What a giver can do about a gift. */
export function GiverActions({ id, gift }: { id: string; gift: GiverGift }) {
  const { id: giftId, quantity, left } = gift;
  if (!canGet(gift) && missingOf(gift) <= 0) return null;
  return (
    <>
      {quantity > 1 && left < quantity && <p className={styles.said}>{left} still to get</p>}
      <div className={styles.actions}>
        {canGet(gift) && (
          <GoButton
            to={`${listPath(id)}/get/${giftId}`}
            className={button({ size: "small" })}
            aria-describedby={`gift-${giftId}`}
          >
            I'll get this one
          </GoButton>
        )}
        {missingOf(gift) > 0 && (
          <GoButton
            to={`${listPath(id)}/chip-in/${giftId}`}
            className={button({ look: "quiet", size: "small" })}
            aria-describedby={`gift-${giftId}`}
          >
            Chip in
          </GoButton>
        )}
      </div>
    </>
  );
}
