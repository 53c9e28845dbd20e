import { formatPrice } from "~/domain/shared/region";
import type { SavedGiftSection } from "./saved-gift";

const FEW = 2;

/** Whether the gifts of a section are so few that another stands beside it. */
export const isSmall = ({ total }: Pick<SavedGiftSection, "total">) => total > 0 && total <= FEW;

/**
 * The sections in an order that leaves few gaps between those that stand side by side: the favourites, which
 * come first, those of many gifts, of two, of one and of none. Few favourites have the other few beside them.
 */
export function arrangeSections<Section extends Pick<SavedGiftSection, "total">>(
  sections: Section[],
): Section[] {
  const [favourites, ...people] = sections;
  if (!favourites) return [];
  const many = people.filter(({ total }) => total > FEW);
  const few = people.filter(isSmall).sort((a, b) => b.total - a.total);
  const none = people.filter(({ total }) => total === 0);
  const filled = isSmall(favourites) ? [...few, ...many] : [...many, ...few];
  return [favourites, ...filled, ...none];
}

/**
 * "2 gifts · £48.90": the gifts of a section and what they cost, if all of them are shown with a price in one
 * currency.
 */
export function describeSection({
  gifts,
  total,
}: Pick<SavedGiftSection, "gifts" | "total">): string {
  const count = total === 1 ? "1 gift" : `${total} gifts`;
  const currency = gifts[0]?.currency ?? "GBP";
  let sum = 0;
  for (const gift of gifts) {
    if (gift.price === null || (gift.currency ?? "GBP") !== currency) return count;
    sum += gift.price;
  }
  return gifts.length === total ? `${count} · ${formatPrice(sum, currency)}` : count;
}
