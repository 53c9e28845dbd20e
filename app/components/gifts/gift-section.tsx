import { Link } from "@remix-run/react";
import { Carousel } from "~/components/ui/carousel";
import { longPart, muted, stack } from "~/components/ui/page.css";
import { describeSection, isSmall } from "~/domain/gifts/gift-sections";
import type { SavedGiftSection } from "~/domain/gifts/saved-gift";
import * as styles from "./gift-section.css";
import { GiftStateForm } from "./gift-state";
import { SavedGiftCard } from "./saved-gift-card";

type Props = {
  section: SavedGiftSection;
  isTiled: boolean;
  isAlone: boolean;
  isFirst: boolean;
  /** Of the list that shows it. */
  query: string;
};

/** The favourites, or the gifts saved for a card, with a link to the page of all of them. */
export function GiftSection({ section, isTiled, isAlone, isFirst, query }: Props) {
  const { cardId, title, name, told, gifts, total } = section;
  const place = `/saved-gifts?section=${cardId ?? "favourites"}`;
  const headingId = `gifts-${cardId ?? "favourites"}`;
  const items = gifts.map((gift, place) => ({
    id: gift.id,
    content: (
      <SavedGiftCard gift={gift} query={query} isFirst={isFirst && place === 0}>
        {cardId !== null && <GiftStateForm gift={gift} cardId={cardId} query={query} />}
      </SavedGiftCard>
    ),
  }));
  const isWide = isAlone || (cardId === null && total === 0);
  // Those beside others are short, and longPart would keep them out of the common rows at first.
  const layout = (!isWide && styles.fitting[total]) || longPart;
  return (
    <section
      aria-labelledby={headingId}
      className={`${stack({ gap: "medium" })} ${styles.section} ${layout}`}
    >
      <div className={total > 2 ? `${styles.about} ${styles.besideArrows}` : styles.about}>
        <h2 id={headingId}>{title}</h2>
        {total > 0 && <p className={muted}>{describeSection(section)}</p>}
        {total > 0 && cardId === null && <p className={muted}>What you saved to My Favourites.</p>}
        {total > 0 && told && <p>{told}</p>}
        {total > 0 && cardId !== null && (
          <Link to={`/?card=${cardId}`} aria-label={`Find gift ideas for ${name}`}>
            Find gift ideas
          </Link>
        )}
      </div>
      {gifts.length === 0 && (
        <p className={muted}>
          {cardId === null ? (
            "No favourites yet. Press the star of a product in your search results, and tick My Favourites."
          ) : (
            <>
              No saved gifts for this profile.{" "}
              <Link to={`/?card=${cardId}`} aria-label={`Find gift ideas for ${name}`}>
                Find gift ideas
              </Link>
            </>
          )}
        </p>
      )}
      {gifts.length > 0 &&
        (isTiled || isAlone ? (
          <ul className={styles.tiles}>
            {items.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
        ) : (
          <Carousel label={`Gifts in ${title}`} items={items} staysList={isSmall(section)} />
        ))}
      {!isAlone && total > gifts.length && (
        <p>
          <Link to={place}>
            Show all {total} of {title}
          </Link>
        </p>
      )}
    </section>
  );
}
