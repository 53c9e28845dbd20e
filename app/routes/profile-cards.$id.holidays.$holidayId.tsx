import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { CustomHolidayForm } from "~/components/people/custom-holiday-form";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { useFormAnswer } from "~/components/shell/form-answer";
import { button } from "~/components/ui/button.css";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { deleteCustomHoliday, updateCustomHoliday } from "~/domain/people/custom-holidays.server";
import type { HolidayNotice } from "~/domain/people/holiday-notice";
import { customHolidaySchema } from "~/domain/people/profile-card.schema";
import { goneWith } from "~/domain/shared/gone";
import { parseForm } from "~/lib/form.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { backToCard, draftOf, type HolidayAnswer } from "./profile-cards/card-form.server";

const TITLE = "Edit Custom Holiday";
export const meta = pageMeta(TITLE);

/**
 * Changes or deletes the holiday; each has its own form. The card's form opens the page with what is
 * typed there.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const form = await readForm(request);
  const id = params.holidayId ?? "";
  const done = (cardId: string | null, notice: HolidayNotice) => {
    const again = `/profile-cards/${params.id}/holidays/new`;
    if (!cardId) throw data(goneWith(form, "holiday", again), { status: 404 });
    throw backToCard(cardId, form, { done: notice, holiday: id });
  };
  if (form.get("intent") === "open") return data<HolidayAnswer>({ draft: draftOf(form) });
  if (form.get("intent") === "delete") {
    const deletedFrom = await deleteCustomHoliday(context.db, viewer, id, context.now());
    return done(deletedFrom, "holidayDeleted");
  }
  const parsed = parseForm(form, customHolidaySchema);
  if (!parsed.ok) return data<HolidayAnswer>({ refused: parsed.refused }, { status: 422 });
  const cardId = await updateCustomHoliday(context.db, viewer, id, parsed.value, context.now());
  return done(cardId, "holidaySaved");
}

export default function EditCustomHoliday() {
  const { card, holiday } = useOpenProfileCard();
  const answer = useFormAnswer<HolidayAnswer>();
  const draft = answer?.draft ?? answer?.refused?.typed.draft;
  if (!holiday) return null;
  return (
    <PageOrDialog title={TITLE} back={`/profile-cards/${card.id}`} draft={draft}>
      <p>For {card.name}</p>
      <CustomHolidayForm holiday={holiday} answer={answer} draft={draft} />
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        {draft !== undefined && <input type="hidden" name="draft" value={draft} />}
        <button type="submit" className={button({ look: "plain" })}>
          Delete this holiday
        </button>
      </Form>
    </PageOrDialog>
  );
}
