import { useParams } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import type { Suggestion, WireProduct } from "~/domain/search/suggestion";
import * as styles from "./idea-section.css";
import { useCardAsked } from "./use-card-asked";

/** Products shown, and asked for, at a time without JavaScript. */
const AT_A_TIME = 4;

/** How many products a page without JavaScript shows: the first four, and all that were asked for. */
export function shownFirst(products: WireProduct[]): number {
  const described = products.findLastIndex(({ reviewState }) => reviewState !== "later") + 1;
  return Math.max(described, AT_A_TIME);
}

type Props = {
  suggestion: Suggestion;
  /** Set if the details of products in view could not be fetched. */
  onRetry?: (position: number) => void;
};

/** The button for an idea's further products without JavaScript, or the notice that they failed. */
export function MoreProducts({ suggestion, onRetry }: Props) {
  const { position, products, suggestionTitle } = suggestion;
  const { uid } = useParams();
  const { query } = useCardAsked();
  if (onRetry) {
    return (
      <div className={styles.actions} role="status">
        <p>The details of some products did not arrive.</p>
        <button
          type="button"
          className={button({ look: "quiet" })}
          onClick={() => onRetry(position)}
        >
          Try again
        </button>
      </div>
    );
  }
  if (!products.some(({ reviewState }) => reviewState === "later")) return null;
  const shown = Math.min(shownFirst(products), products.length);
  const label = shown < products.length ? "Show more products" : "Show more about these products";
  return (
    <noscript>
      <form method="post" action={`/giftsearch/${uid}/products${query}`}>
        <input type="hidden" name="position" value={position} />
        <input type="hidden" name="shown" value={shown} />
        <input type="hidden" name="count" value={shown + AT_A_TIME} />
        <button
          type="submit"
          className={button({ look: "quiet" })}
          aria-label={`${label} for ${suggestionTitle}`}
        >
          {label}
        </button>
      </form>
    </noscript>
  );
}
