import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { CustomHolidayForm } from "~/components/people/custom-holiday-form";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { button } from "~/components/ui/button.css";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { deleteCustomHoliday, updateCustomHoliday } from "~/domain/people/custom-holidays.server";
import { customHolidaySchema } from "~/domain/people/profile-card.schema";
import { parseForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";

const TITLE = "Edit Custom Holiday";
export const meta = pageMeta(TITLE);

/** Changes or deletes the holiday; each has its own form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const form = await readForm(request);
  const id = params.holidayId ?? "";
  const backToCard = (cardId: string | null) => {
    if (!cardId) throw new Response(null, { status: 404 });
    throw redirect(`/profile-cards/${cardId}`, 303);
  };
  if (form.get("intent") === "delete") {
    return backToCard(await deleteCustomHoliday(context.db, viewer, id, context.now()));
  }
  const parsed = parseForm(form, customHolidaySchema);
  if (!parsed.ok) return data<FormAnswer>({ refused: parsed.refused }, { status: 422 });
  return backToCard(await updateCustomHoliday(context.db, viewer, id, parsed.value, context.now()));
}

export default function EditCustomHoliday() {
  const { card, holiday } = useOpenProfileCard();
  const answer = useActionData<typeof action>();
  if (!holiday) return null;
  return (
    <PageOrDialog title={TITLE} back={`/profile-cards/${card.id}`}>
      <p>For {card.name}</p>
      <CustomHolidayForm holiday={holiday} answer={answer} />
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        <button type="submit" className={button({ look: "plain" })}>
          Delete this holiday
        </button>
      </Form>
    </PageOrDialog>
  );
}
