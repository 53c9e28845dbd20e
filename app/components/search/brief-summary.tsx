import type { SearchFormFields } from "~/domain/search/search-form";
import * as styles from "./brief-summary.css";
import { GiftSearchForm } from "./gift-search-form";

type Props = { summary: string; uid: string; fields: SearchFormFields };

/** A summary of the brief, with the search form to change it. */
export function BriefSummary({ summary, uid, fields }: Props) {
  return (
    <div className={styles.summary}>
      <p>{summary}</p>
      <details className={styles.again}>
        <summary className={styles.toggle}>Change the search</summary>
        <div className={styles.form}>
          <GiftSearchForm mode="navigate" uid={uid} fields={fields} />
        </div>
      </details>
    </div>
  );
}
