import { chip } from "~/components/ui/chip.css";
import type { SearchFormFields } from "~/domain/search/search-form";
import * as styles from "./brief-summary.css";
import { GiftSearchForm } from "./gift-search-form";
import { type Share, ShareSearch } from "./share-search";

/** The id of what opens the form. */
export const CHANGE_SEARCH_ID = "change-search";

type Props = {
  /** The brief in a few words each. */
  facts: string[];
  uid: string;
  fields: SearchFormFields;
  share: Share;
};

/** A search's brief, with the search form to change it. */
export function BriefSummary({ facts, uid, fields, share }: Props) {
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard. */}
      <ul className={styles.facts} aria-label="This search" tabIndex={0}>
        {facts.map((fact) => (
          <li key={fact} className={`${chip()} ${styles.fact}`}>
            {fact}
          </li>
        ))}
      </ul>
      <details className={styles.again}>
        <summary id={CHANGE_SEARCH_ID} className={styles.toggle}>
          Change the search
        </summary>
        <div className={styles.form}>
          <GiftSearchForm mode="navigate" uid={uid} fields={fields} />
        </div>
      </details>
      <div className={styles.row}>
        <ShareSearch {...share} />
      </div>
    </div>
  );
}
