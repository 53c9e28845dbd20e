import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { useId } from "react";
import { CustomHolidayForm } from "~/components/people/custom-holiday-form";
import { apart } from "~/components/people/profile-card-form.css";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { useFormAnswer } from "~/components/shell/form-answer";
import { button } from "~/components/ui/button.css";
import { hiddenText } from "~/components/ui/page.css";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import {
  findCustomHoliday,
  holidaySchemaFor,
  updateCustomHoliday,
} from "~/domain/people/custom-holidays.server";
import { goneWith } from "~/domain/shared/gone";
import { parseForm } from "~/lib/form.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { backToCard, draftOf, type HolidayAnswer } from "./profile-cards/card-form.server";

const TITLE = "Edit Custom Holiday";
export const meta = pageMeta(TITLE);

/** Changes the holiday. The card's form opens the page with what is typed there. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const form = await readForm(request);
  const id = params.holidayId ?? "";
  if (form.get("intent") === "open") return data<HolidayAnswer>({ draft: draftOf(form) });
  const now = context.now();
  const stored = await findCustomHoliday(context.db, viewer.userId, id);
  const parsed = parseForm(form, holidaySchemaFor(viewer, now, stored));
  if (!parsed.ok) return data<HolidayAnswer>({ refused: parsed.refused }, { status: 422 });
  const cardId = await updateCustomHoliday(context.db, viewer, id, parsed.value, now);
  const again = `/profile-cards/${params.id}/holidays/new`;
  if (!cardId) throw data(goneWith(form, "holiday", again), { status: 404 });
  throw backToCard(cardId, form, { done: "holidaySaved", holiday: id });
}

export default function EditCustomHoliday() {
  const { card, holiday } = useOpenProfileCard();
  const answer = useFormAnswer<HolidayAnswer>();
  const draft = answer?.draft ?? answer?.refused?.typed.draft;
  const deletion = useId();
  if (!holiday) return null;
  return (
    <PageOrDialog title={TITLE} back={`/profile-cards/${card.id}`} draft={draft}>
      <p>For {card.name}</p>
      <CustomHolidayForm
        holiday={holiday}
        answer={answer}
        draft={draft}
        remove={
          <button
            type="submit"
            form={deletion}
            className={`${button({ look: "danger", size: "small" })} ${apart}`}
          >
            Delete<span className={hiddenText}> this holiday</span>
          </button>
        }
      />
      <DeletionForm
        id={deletion}
        to={`/profile-cards/${card.id}/holidays/${holiday.id}/delete`}
        draft={draft}
      />
    </PageOrDialog>
  );
}

type DeletionProps = { id: string; to: string; draft: string | undefined };

/** Opens the question whether to delete, with what was typed of the card. */
function DeletionForm({ id, to, draft }: DeletionProps) {
  if (draft === undefined)
    return <Form id={id} method="get" action={to} preventScrollReset hidden />;
  return (
    <Form id={id} method="post" action={to} hidden>
      <input type="hidden" name="intent" value="open" />
      <input type="hidden" name="draft" value={draft} />
    </Form>
  );
}
