import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CustomHolidayForm } from "~/components/people/custom-holiday-form";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { useFormAnswer } from "~/components/shell/form-answer";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { todayIn } from "~/domain/holidays/calendar-day";
import { addCustomHoliday, holidaySchemaFor } from "~/domain/people/custom-holidays.server";
import { HOLIDAYS_FULL } from "~/domain/people/profile-card";
import { goneWith } from "~/domain/shared/gone";
import { parseForm, typedIn } from "~/lib/form.server";
import { idToAdd } from "~/lib/id-to-add.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { backToCard, draftOf, type HolidayAnswer } from "./profile-cards/card-form.server";

const TITLE = "Add Custom Holiday";
export const meta = pageMeta(TITLE);

/** The defaults of a new holiday: yearly, from today. The id makes a form sent twice add one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireViewer(request, context);
  const date = todayIn(timeZone, context.now());
  return { id: crypto.randomUUID(), name: "", date, isRecurring: true, isOriginDate: false };
}

/** Adds the holiday. The card's form opens the page with what is typed there. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const form = await readForm(request);
  if (form.get("intent") === "open") return data<HolidayAnswer>({ draft: draftOf(form) });
  const now = context.now();
  const parsed = parseForm(form, holidaySchemaFor(viewer, now));
  if (!parsed.ok) return data<HolidayAnswer>({ refused: parsed.refused }, { status: 422 });
  const cardId = params.id ?? "";
  const { db } = context;
  const added = await addCustomHoliday(db, viewer, cardId, parsed.value, now, idToAdd(form));
  if (added === null) throw data(goneWith(form, "card"), { status: 404 });
  if ("id" in added) throw backToCard(cardId, form, { done: "holidayAdded", holiday: added.id });
  const refused = { typed: typedIn(form), errors: {} };
  return data<HolidayAnswer>({ failure: HOLIDAYS_FULL[added.full], refused }, { status: 422 });
}

export default function NewCustomHoliday() {
  const { card } = useOpenProfileCard();
  const answer = useFormAnswer<HolidayAnswer>();
  const draft = answer?.draft ?? answer?.refused?.typed.draft;
  return (
    <PageOrDialog title={TITLE} back={`/profile-cards/${card.id}`} draft={draft}>
      <p>For {card.name}</p>
      <CustomHolidayForm holiday={useLoaderData<typeof loader>()} answer={answer} draft={draft} />
    </PageOrDialog>
  );
}
