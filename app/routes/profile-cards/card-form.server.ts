import type { CardFields } from "~/domain/people/card-fields";
import { cardFieldsSchema } from "~/domain/people/card-fields.schema";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { parseForm } from "~/lib/form.server";

/** Parses the form of a card, and the state it was rendered with. */
export function parseCardForm(form: FormData) {
  const complete = new FormData();
  for (const [name, value] of form) if (name !== "before") complete.append(name, value);
  const parsed = parseForm(complete, profileCardSchema);
  if (!parsed.ok) {
    parsed.refused.typed.holidayIds = form.getAll("holidayIds").join(" ");
    return parsed;
  }
  // Forms omit unticked checkboxes, which here means false or empty, not unchanged.
  const input = {
    ...parsed.value,
    interests: parsed.value.interests ?? "",
    avoid: parsed.value.avoid ?? "",
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

/** The values to render the form with again if the domain refuses an input that fits the schema. */
function refusedWith(form: FormData) {
  const typed: Record<string, string> = { holidayIds: form.getAll("holidayIds").join(" ") };
  for (const [name, value] of form) {
    if (typeof value === "string" && name !== "holidayIds" && name !== "before")
      typed[name] = value;
  }
  return typed;
}
