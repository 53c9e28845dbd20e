import { type Brief, briefSchema } from "~/domain/brief/brief.schema";
import { nameOfInterest } from "~/domain/knowledge/interest-names";
import type { UnderstoodInterest } from "~/domain/knowledge/interests";
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

/** Whether a reason names an interest of the brief, in words that were typed of it or by its own name. */
export function namesInterest(why: string, { text, slugs }: UnderstoodInterest): boolean {
  const [, quoted = ""] = /“([^”]+)”/.exec(why) ?? [];
  const isQuoted = quoted !== "" && text.includes(quoted);
  return (
    isQuoted ||
    [text, ...slugs.map(nameOfInterest)].some((name) => name !== "" && why.includes(name))
  );
}
