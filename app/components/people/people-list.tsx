import { Form, Link, useSearchParams } from "@remix-run/react";
import { useRegion } from "~/components/shell/viewer";
import { badge } from "~/components/ui/badge.css";
import { button } from "~/components/ui/button.css";
import { Checkbox } from "~/components/ui/checkbox";
import { hiddenText, muted, stack } from "~/components/ui/page.css";
import { useSelectAll } from "~/components/ui/use-select-all";
import { formatDay, formatDaysAway } from "~/domain/holidays/calendar-day";
import { type PeoplePage, peopleFields } from "~/domain/people/people-list";
import type { ListedProfileCard } from "~/domain/people/profile-card";
import { Initial } from "./initial";
import * as styles from "./people-list.css";

type Props = { people: PeoplePage<ListedProfileCard> };

/** People as a compact list, to be chosen together for a holiday or for deletion. */
export function PeopleList({ people: { cards, found, pages } }: Props) {
  const [search] = useSearchParams();
  const selection = useSelectAll();
  const isTicked = selection.isTicked(search.get("select") === "all");
  const plain = button({ look: "plain" });
  const quiet = button({ look: "quiet", size: "small" });
  return (
    <Form method="get" action="/profile-cards/chosen/holiday" preventScrollReset>
      {Object.entries(peopleFields(search)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset
        className={styles.together}
        aria-describedby={pages > 1 ? "choice-of-page" : undefined}
      >
        <legend className={hiddenText}>Choose people</legend>
        <details className={styles.folded} open={search.has("select")}>
          <summary className={styles.summary}>Add a holiday to several, or delete them</summary>
          <div className={stack({ gap: "small" })}>
            <div className={styles.choices}>
              {(["all", "none"] as const).map((which) => (
                <button
                  key={which}
                  type="submit"
                  name="select"
                  value={which}
                  formAction="/profile-cards"
                  className={plain}
                  onClick={selection[which]}
                >
                  Select {which}
                </button>
              ))}
              <button type="submit" className={quiet}>
                Add Holiday
              </button>
              <button
                type="submit"
                className={button({ look: "danger", size: "small" })}
                formAction="/profile-cards/chosen/delete"
              >
                Delete
              </button>
            </div>
            {pages > 1 && (
              <>
                <Checkbox
                  isOfMany
                  name="everybody"
                  value="on"
                  label={`Everybody found, on all pages: ${found} people`}
                />
                <p id="choice-of-page" className={muted}>
                  Your choice is for this page. To choose from all pages, tick “Everybody found”.
                </p>
              </>
            )}
          </div>
        </details>
        <ul className={styles.list}>
          {cards.map((card) => (
            <li key={card.id} className={styles.row}>
              <Checkbox
                isOfMany
                key={selection.key}
                name="card"
                value={card.id}
                id={`choose-${card.id}`}
                defaultChecked={isTicked}
                label={<span className={hiddenText}>Choose {card.name}</span>}
              />
              <Person card={card} />
            </li>
          ))}
        </ul>
      </fieldset>
    </Form>
  );
}

function Person({ card }: { card: ListedProfileCard }) {
  const { id, name, relationship, occasions, told } = card;
  const [search] = useSearchParams();
  const region = useRegion();
  const [next] = occasions;
  const query = new URLSearchParams(peopleFields(search));
  return (
    <>
      <p className={styles.who}>
        <Initial card={card} />
        <span>
          <Link to={`/profile-cards/${id}?${query}`} preventScrollReset className={styles.name}>
            {name}
          </Link>{" "}
          <span className={muted}>{relationship}</span>
        </span>
      </p>
      <p className={styles.next}>
        {next ? (
          <>
            <span className={`${badge()} ${styles.days}`}>{formatDaysAway(next.daysLeft)}</span>
            <span>
              {next.label}, <span className={styles.date}>{formatDay(next.day, region)}</span>
            </span>
          </>
        ) : (
          "No day selected"
        )}
      </p>
      <p className={styles.links}>
        <Link to={`/?card=${id}`} aria-label={`Find gift ideas for ${name}`}>
          Find gift ideas
        </Link>
        <Link
          to={`/profile-cards/${id}/ask?${query}`}
          preventScrollReset
          aria-label={told ? `Answers of ${name}` : `Ask ${name}`}
        >
          {told ? "Answers" : "Ask"}
        </Link>
      </p>
    </>
  );
}
