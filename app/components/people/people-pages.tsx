import { Link, useSearchParams } from "@remix-run/react";
import { type PeoplePage, peoplePath } from "~/domain/people/people-list";
import * as styles from "./people-list.css";

type Props = { people: Pick<PeoplePage<unknown>, "page" | "pages"> };

/** The links between the pages of many people. */
export function PeoplePages({ people: { page, pages } }: Props) {
  const [search] = useSearchParams();
  if (pages === 1) return null;
  const to = (number: number) => peoplePath(search, { page: String(number) });
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && <Link to={to(page - 1)}>Previous page</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={to(page + 1)}>Next page</Link>}
    </nav>
  );
}
