import { Form, useLocation, useNavigationType, useSearchParams, useSubmit } from "@remix-run/react";
import { type ChangeEvent, useRef } from "react";
import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { SelectField } from "~/components/ui/select-field";
import { type PeoplePage, peopleQuery } from "~/domain/people/people-list";
import * as styles from "./people-list.css";

/** The search by name, the order and the view of many people. */
export function PeopleControls({ people }: { people: Pick<PeoplePage<unknown>, "view"> }) {
  const [search] = useSearchParams();
  const { q, sort } = peopleQuery(search);
  const isUsed = q !== "" || search.has("sort") || search.has("view");
  const submit = useSubmit();
  const show = (event: ChangeEvent<HTMLSelectElement>) =>
    submit(event.currentTarget.form, { preventScrollReset: true });
  return (
    <details className={styles.folded} open={isUsed}>
      <summary className={styles.summary}>Search, sort and view</summary>
      <Form
        key={useKeyOfHistory()}
        method="get"
        action="/profile-cards"
        role="search"
        preventScrollReset
        className={styles.controls}
      >
        <div className={styles.searched}>
          <Field
            label="Search by name"
            name="q"
            id="people-q"
            type="search"
            defaultValue={q}
            maxLength={80}
            autoComplete="off"
            optional
          />
        </div>
        <SelectField
          label="Sort by"
          name="sort"
          id="people-sort"
          defaultValue={sort}
          onChange={show}
        >
          <option value="next">Next occasion</option>
          <option value="name">Name</option>
        </SelectField>
        <SelectField
          label="Show as"
          name="view"
          id="people-view"
          defaultValue={people.view}
          onChange={show}
        >
          <option value="list">List</option>
          <option value="cards">Cards</option>
        </SelectField>
        <button type="submit" className={button({ look: "quiet" })}>
          Show
        </button>
      </Form>
    </details>
  );
}

/** Changes with Back and Forward alone: the fields then show what the address says. */
function useKeyOfHistory(): string {
  const { key } = useLocation();
  const last = useRef(key);
  if (useNavigationType() === "POP") last.current = key;
  return last.current;
}
