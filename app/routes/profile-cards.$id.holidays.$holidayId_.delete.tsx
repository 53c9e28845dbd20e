import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { useFormAnswer } from "~/components/shell/form-answer";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { deleteCustomHoliday } from "~/domain/people/custom-holidays.server";
import { goneWith } from "~/domain/shared/gone";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { backToCard, type HolidayAnswer } from "./profile-cards/card-form.server";

const TITLE = "Delete custom holiday";
export const meta = pageMeta(TITLE);

/** Deletes the holiday. Its own page opens this one with what is typed of the card. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const form = await readForm(request);
  if (form.get("intent") === "open") {
    return data<HolidayAnswer>({ draft: String(form.get("draft")) });
  }
  const id = params.holidayId ?? "";
  const cardId = await deleteCustomHoliday(context.db, viewer, id, context.now());
  if (!cardId) throw data(goneWith(form, "holiday"), { status: 404 });
  throw backToCard(cardId, form, { done: "holidayDeleted", holiday: id });
}

export default function DeleteCustomHoliday() {
  const { card, holiday } = useOpenProfileCard();
  const draft = useFormAnswer<HolidayAnswer>()?.draft;
  if (!holiday) return null;
  return (
    <PageOrDialog title={TITLE} alert back={`/profile-cards/${card.id}`} draft={draft}>
      <p>
        Are you sure you want to delete <strong>{holiday.name}</strong>? This action cannot be
        undone.
      </p>
      <Form method="post">
        {draft !== undefined && <input type="hidden" name="draft" value={draft} />}
        <FormActions submit="Delete" />
      </Form>
    </PageOrDialog>
  );
}
