import { ideaId } from "./suggestion";

/** Where a form of the results page stands: in an idea, at the end of the page, or in what is shared. */
export type FormPlace = ReturnType<typeof ideaId> | "change" | "other ideas" | "share";

/** The field for what to change, and the buttons around it. */
export const END_PLACES: FormPlace[] = ["change", "other ideas"];

/** Why a form of the results page changed nothing. */
export type Refusal = { at: FormPlace; failure: string; canProve?: boolean };

/** Where the form stands that was sent. */
export function placeOfForm(form: FormData): FormPlace {
  if (form.has("age")) return "share";
  const position = form.get("position");
  if (position !== null) return ideaId(Number(position));
  return form.has("said") || form.has("change") ? "change" : "other ideas";
}
