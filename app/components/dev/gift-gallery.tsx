import { SavedGiftCard } from "~/components/gifts/saved-gift-card";
import { StarsProvider } from "~/components/gifts/star";
import { ProfileCardItem } from "~/components/people/profile-card-item";
import { IdeaLinks } from "~/components/search/idea-links";
import { IdeaPlace, type Place } from "~/components/search/idea-place";
import { ProductCard } from "~/components/search/product-card";
import * as styles from "./component-gallery.css";
import { gifts, ideas, people, products } from "./examples";
import { Part } from "./part";

const noFurther = { want: () => {}, failed: new Set<number>(), retry: () => {}, status: "" };
const alike = {
  region: "UK",
  ended: true,
  isStarter: true,
  rounds: 0,
  further: noFurther,
} as const;

const REST = { refinable: false, isNew: false };

/** Ideas, products, people and saved gifts. */
export function GiftGallery() {
  const shown = ideas.map((idea, position) => ({ ...idea, position }));
  const places: Place[] = shown.map((suggestion) => ({
    position: suggestion.position,
    suggestion,
  }));
  const next = shown.length;
  const stars = { saved: new Set([products[0]?.asin ?? ""]), from: "/dev/components" };
  return (
    <StarsProvider value={stars} news={null}>
      <Part title="Product card">
        <div className={styles.grid}>
          {products.map((product, place) => (
            <ProductCard key={product.asin} product={product} position={next} place={place} />
          ))}
        </div>
      </Part>
      <Part title="Saved gift">
        <div className={styles.grid}>
          {gifts.map((gift) => (
            <SavedGiftCard key={gift.id} gift={gift} />
          ))}
        </div>
      </Part>
      <Part title="Profile card">
        <div className={styles.grid}>
          {people.map((card, place) => (
            <ProfileCardItem key={card.id} card={card} isFinding={place === 0} />
          ))}
        </div>
      </Part>
      <Part title="Links to ideas">
        <IdeaLinks places={places} awaited={[next]} />
      </Part>
      <Part title="Idea: found, searching, none found, failed, refused, awaited">
        {places.map((place) => (
          <IdeaPlace key={place.position} {...place} {...alike} refinable isNew isNext={false} />
        ))}
        <IdeaPlace position={next} refused="Novelty mug" {...alike} {...REST} isNext={false} />
        <IdeaPlace position={next + 1} {...alike} {...REST} ended={false} isNext />
      </Part>
    </StarsProvider>
  );
}
