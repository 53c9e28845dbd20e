import { Form } from "@remix-run/react";
import { button } from "~/components/ui/button.css";
import type { Refinement } from "~/domain/search/refinement.schema";
import { useCardAsked } from "./use-card-asked";

type Props = {
  refinement: Refinement;
  /** The rounds that the page shows, so that a form sent twice refines once. */
  rounds: number;
  label: string;
  describedBy?: string;
};

/** A button that refines the search of this page, in the same entry of the browser's history. */
export function RefineForm({ refinement, rounds, label, describedBy }: Props) {
  const { query } = useCardAsked();
  return (
    <Form method="post" action={`.${query}`} replace>
      <input type="hidden" name="refine" value={refinement.refine} />
      <input type="hidden" name="rounds" value={rounds} />
      {"position" in refinement && (
        <input type="hidden" name="position" value={refinement.position} />
      )}
      <button
        type="submit"
        className={button({ look: "quiet", size: "small" })}
        aria-describedby={describedBy}
      >
        {label}
      </button>
    </Form>
  );
}
