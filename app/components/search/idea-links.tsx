import { chip } from "~/components/ui/chip.css";
import { skeleton } from "~/components/ui/skeleton.css";
import { ideaId } from "~/domain/search/suggestion";
import * as styles from "./idea-links.css";
import type { Place } from "./idea-place";

/** Links to the ideas of a page, with room for those that are awaited. */
export function IdeaLinks({ places, awaited }: { places: Place[]; awaited: number[] }) {
  return (
    <nav aria-label="Ideas" className={styles.links}>
      <ul className={styles.list}>
        {places.map(
          ({ position, suggestion }) =>
            suggestion && (
              <li key={position} className={styles.place}>
                <a href={`#${ideaId(position)}`} className={`${chip()} ${styles.link}`}>
                  <span className={styles.title}>{suggestion.suggestionTitle}</span>
                </a>
              </li>
            ),
        )}
        {awaited.map((position) => (
          <li key={position} className={`${styles.place} ${skeleton}`} aria-hidden="true" />
        ))}
      </ul>
    </nav>
  );
}
