import { useRegion } from "~/components/shell/viewer";
import { muted } from "~/components/ui/page.css";
import { formatWeekday } from "~/domain/holidays/calendar-day";
import type { ListDetails } from "~/domain/lists/gift-list";
import * as styles from "./gift-list.css";

/** The title, day and note of a list. */
export function ListHead({ details: { title, day, note } }: { details: ListDetails }) {
  const region = useRegion();
  return (
    <header>
      <h1 className={styles.details}>{title}</h1>
      {day && <p className={muted}>{formatWeekday(day, region)}</p>}
      {note && <p className={styles.details}>{note}</p>}
    </header>
  );
}
