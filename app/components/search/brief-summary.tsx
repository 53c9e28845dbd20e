import type { SearchFormFields } from "~/domain/search/search-form";
import * as styles from "./brief-summary.css";
import { GiftSearchForm } from "./gift-search-form";
import { type Share, ShareSearch } from "./share-search";

/** The id of what opens the form. */
export const CHANGE_SEARCH_ID = "change-search";

type Props = { summary: string; uid: string; fields: SearchFormFields; share: Share };

/** A summary of the brief, with the search form to change it. */
export function BriefSummary({ summary, uid, fields, share }: Props) {
  return (
    <div className={styles.summary}>
      <p>{summary}</p>
      <details className={styles.again}>
        <summary id={CHANGE_SEARCH_ID} className={styles.toggle}>
          Change the search
        </summary>
        <div className={styles.form}>
          <GiftSearchForm mode="navigate" uid={uid} fields={fields} />
        </div>
      </details>
      <ShareSearch {...share} />
    </div>
  );
}
