import { Link } from "@remix-run/react";
import { longPart } from "~/components/ui/page.css";
import { Spinner } from "~/components/ui/spinner";
import type { Suggestion } from "~/domain/search/suggestion";
import { ideaId } from "~/domain/search/suggestion";
import { type IdeaProps, IdeaSection } from "./idea-section";
import * as idea from "./idea-section.css";
import { IdeaSkeleton, TitleSkeleton } from "./idea-skeleton";
import { RefineForm } from "./refine-form";
import { Refused } from "./refused";
import * as styles from "./search-results.css";

/** What is at a position of a search: an idea, the title of a refused one, or nothing yet. */
export type Place = { position: number; suggestion?: Suggestion; refused?: string };

type Props = Place &
  Omit<IdeaProps, "suggestion" | "titleId"> & {
    /** Whether it is the next one to come. */
    isNext: boolean;
  };

/**
 * The place of an idea on the results page. It is one element from the wait for the idea to its
 * refusal, so that the focus and the scroll position stay when its content changes; its id is where a
 * refinement leads.
 */
export function IdeaPlace({ position, suggestion, refused, isNext, ...rest }: Props) {
  const id = ideaId(position);
  const titleId = `${id}-title`;
  const isWords = suggestion !== undefined || isNext;
  // No `section`: it wants a heading, which only a shown idea has.
  const asRegion = isWords || refused ? { role: "region", "aria-labelledby": titleId } : {};
  return (
    <div
      id={id}
      tabIndex={-1}
      className={refused ? styles.refused : `${idea.idea} ${longPart}`}
      {...asRegion}
    >
      {suggestion && <IdeaSection suggestion={suggestion} titleId={titleId} {...rest} />}
      {refused && (
        <>
          <p id={titleId}>Not for them: {refused}</p>
          {rest.isStarter && (
            <RefineForm
              refinement={{ refine: "undo", position }}
              rounds={rest.rounds}
              label="Undo"
              describedBy={titleId}
            />
          )}
        </>
      )}
      {!suggestion && !refused && (
        <>
          <div className={idea.heading} id={titleId}>
            {isNext ? <Awaited isFirst={position === 0} /> : <TitleSkeleton />}
          </div>
          <IdeaSkeleton />
        </>
      )}
      <Refused at={id} />
    </div>
  );
}

function Awaited({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <Spinner label={isFirst ? "Looking for gift ideas…" : "Looking for more ideas…"} />
      <noscript>
        <p>
          This page looks again every 5 seconds.{" "}
          <Link reloadDocument to="">
            Check again
          </Link>
        </p>
      </noscript>
    </>
  );
}
