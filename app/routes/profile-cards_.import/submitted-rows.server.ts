import { isBirthday } from "~/domain/holidays/calendar-day";
import { notesFrom, type PreviewRow } from "~/domain/people/import-preview";
import { CARD_LIMITS, type ProfileCard } from "~/domain/people/profile-card";
import { typedIn } from "~/lib/form.server";

/** The form of a preview in which everybody without a relationship has the one given for all of them. */
export function fillRelationships(form: FormData): FormData {
  const filled = new FormData();
  const relationship = String(form.get("relationship") ?? "").slice(0, CARD_LIMITS.text);
  for (const [name, value] of form) {
    const isOpen = /^people\[\d+\]\.relationship$/.test(name) && String(value).trim() === "";
    filled.append(name, isOpen ? relationship : value);
  }
  return filled;
}

/** The page offers a day to tick; what else is sent there is none. */
const dayOrNone = (text: string) => (isBirthday(text) ? text : null);

/** The submitted preview, to be rendered again. */
export function submittedRows(
  form: FormData,
  cards: Pick<ProfileCard, "name" | "birthday">[],
): PreviewRow[] {
  const typed = typedIn(form);
  const noteOf = notesFrom(cards);
  const rows: PreviewRow[] = [];
  for (let place = 0; typed[`people[${place}].name`] !== undefined; place += 1) {
    const of = (name: string) => typed[`people[${place}].${name}`] ?? "";
    const isYearly = of("birthdayWithoutYear") !== "" && of("birthday") !== "";
    const birthday = isYearly ? `-${of("birthday").slice(-6)}` : of("birthday");
    const { name, relationship } = { name: of("name"), relationship: of("relationship") };
    rows.push({
      ...{ name, relationship, birthday, anniversary: dayOrNone(of("anniversary")) },
      note: noteOf({ name, birthday }),
      isTaken: of("take") === "on",
    });
  }
  return rows;
}
