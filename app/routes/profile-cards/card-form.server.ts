import { redirect } from "@remix-run/cloudflare";
import { type CardFields, REMINDER_DAYS } from "~/domain/people/card-fields";
import { cardDraftSchema, cardFieldsSchema } from "~/domain/people/card-fields.schema";
import type { HolidayNotice } from "~/domain/people/holiday-notice";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { parseForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";

/** Parses the form of a card, and the state it was rendered with. */
export function parseCardForm(form: FormData) {
  const complete = new FormData();
  for (const [name, value] of form) {
    if (name !== "before" && !isHidden(name, form)) complete.append(name, value);
  }
  const typed = typedCard(form);
  const parsed = parseForm(complete, profileCardSchema);
  if (!parsed.ok) return { ok: false, refused: { ...parsed.refused, typed } } as const;
  // Forms omit unticked checkboxes, which here means false or empty, not unchanged.
  const input = {
    ...parsed.value,
    interests: parsed.value.interests ?? "",
    avoid: parsed.value.avoid ?? "",
    emailRemindersEnabled: parsed.value.emailRemindersEnabled ?? false,
    holidayIds: parsed.value.holidayIds ?? [],
  };
  return { ok: true, input, before: readBefore(form), refuse: typed } as const;
}

/** Reminder days that the form does not show: an error about them could not be seen. */
function isHidden(name: string, form: FormData): boolean {
  if (!name.startsWith(REMINDER_DAYS)) return false;
  const isChosen = form.getAll("holidayIds").includes(name.slice(REMINDER_DAYS.length));
  return !isChosen || !form.has("emailRemindersEnabled");
}

function readBefore(form: FormData): CardFields | undefined {
  try {
    return cardFieldsSchema.parse(JSON.parse(String(form.get("before"))));
  } catch {
    return undefined;
  }
}

/** The values to render the form with again, `before` included. */
function typedCard(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
  typed.holidayIds = form.getAll("holidayIds").join(" ");
  typed.before = readBefore(form) ? (typed.before ?? "") : "";
  return typed;
}

/** The answer of a page below a card; `draft` is what was typed of the card, to give back. */
export type HolidayAnswer = FormAnswer & { draft?: string };

/** What was typed of a card when a page below it was opened by posting the card's form. */
export const draftOf = (form: FormData) => JSON.stringify(typedCard(form));

/** The values of the draft that a page below a card gave back; null if there is none. */
export function readDraft(form: FormData): Record<string, string> | null {
  const text = form.get("draft");
  if (typeof text !== "string") return null;
  try {
    const draft = new FormData();
    const typed = cardDraftSchema.parse(JSON.parse(text));
    draft.set("before", typed.before ?? "");
    return { ...typed, before: readBefore(draft) ? (typed.before ?? "") : "" };
  } catch {
    return null;
  }
}

type HolidayNews = { done: HolidayNotice; holiday?: string };

/**
 * Goes from a page below a card back to it, which says what was done. With a draft the browser posts once
 * more (307), so that what was typed is kept nowhere in between.
 */
export function backToCard(cardId: string, form: FormData, news: HolidayNews) {
  const query = new URLSearchParams(news);
  if (form.has("draft")) return redirect(`/profile-cards/${cardId}?index&${query}`, 307);
  return redirect(`/profile-cards/${cardId}?${query}`, 303);
}
