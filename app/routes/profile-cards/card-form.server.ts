import type { CardFields } from "~/domain/people/card-fields";
import { cardFieldsSchema } from "~/domain/people/card-fields.schema";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { parseForm } from "~/lib/form.server";

/** The form of a card: what it says, and the state it was filled in from. */
export function parseCardForm(form: FormData) {
  // A form without a ticked box sends nothing for it; here that is an answer.
  const complete = new FormData();
  for (const [name, value] of form) if (name !== "before") complete.append(name, value);
  const parsed = parseForm(complete, profileCardSchema);
  if (!parsed.ok) {
    parsed.refused.typed.holidayIds = form.getAll("holidayIds").join(" ");
    return parsed;
  }
  const input = {
    ...parsed.value,
    interests: parsed.value.interests ?? "",
    emailRemindersEnabled: parsed.value.emailRemindersEnabled ?? false,
    holidayIds: parsed.value.holidayIds ?? [],
  };
  return {
    ok: true,
    input,
    before: readBefore(form.get("before")),
    refuse: refusedWith(form),
  } as const;
}

function readBefore(text: FormDataEntryValue | null): CardFields | undefined {
  try {
    return cardFieldsSchema.parse(JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}

/** What the form is shown with again where the domain refuses what the schema took. */
function refusedWith(form: FormData) {
  const typed: Record<string, string> = { holidayIds: form.getAll("holidayIds").join(" ") };
  for (const [name, value] of form) {
    if (typeof value === "string" && name !== "holidayIds" && name !== "before")
      typed[name] = value;
  }
  return typed;
}
