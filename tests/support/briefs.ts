import { type Brief, briefSchema } from "~/domain/brief/brief.schema";
import evaluation from "../bench/briefs.json";

/**
 * A brief of the evaluation (docs/ideas.md): `triple` is shared by three briefs that differ in the
 * recipient's gender alone.
 */
export type EvaluationBrief = {
  group: "mainstream" | "unusual" | "vague" | "special";
  triple: number | null;
  brief: Brief;
};

/** The briefs of the evaluation, written before any answer to them was seen. */
export const evaluationBriefs: EvaluationBrief[] = evaluation.map(
  ({ group, triple, ...typed }) => ({
    group: group as EvaluationBrief["group"],
    triple,
    brief: briefSchema.parse(typed),
  }),
);
