import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { admitCards } from "~/account-limits.server";
import { ChosenNames } from "~/components/people/chosen-names";
import { Field } from "~/components/ui/field";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { PostForm } from "~/components/ui/post-form";
import { SelectField } from "~/components/ui/select-field";
import { chosenHolidaySchema } from "~/domain/people/chosen-cards.schema";
import { addHolidayToCards, holidaysForAll } from "~/domain/people/chosen-cards.server";
import { peoplePath } from "~/domain/people/people-list";
import { CARD_LIMITS, DEFAULT_REMINDER_DAYS } from "~/domain/people/profile-card";
import { parseForm } from "~/lib/form.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { readChosen } from "./profile-cards/chosen.server";

const TITLE = "Add Holiday";
export const meta = pageMeta(TITLE);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const cards = await readChosen(request, context.db, viewer.userId);
  return { cards, holidays: holidaysForAll(viewer, context.now()) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const parsed = parseForm(await readForm(request), chosenHolidaySchema);
  if (!parsed.ok) return data<FormAnswer>({ refused: parsed.refused }, { status: 422 });
  const { card, ...holiday } = parsed.value;
  await admitCards(context, viewer, card.length);
  const added = await addHolidayToCards(context.db, viewer, card, holiday, context.now());
  if (!added) throw new Response(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const { holidayId } = holiday;
  const done = { done: "holiday", holiday: holidayId, count: String(added) };
  throw redirect(peoplePath(search, done), 303);
}

export default function AddHolidayToChosen() {
  const { cards, holidays } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PageOrDialog title={TITLE}>
      <PostForm answer={answer} fields={{ reminderDays: String(DEFAULT_REMINDER_DAYS) }} stays>
        {(field) => (
          <>
            <p>For {cards.length === 1 ? "one person" : `${cards.length} people`}:</p>
            <ChosenNames cards={cards} />
            <SelectField {...field("holidayId")} label="Holiday" required>
              <option value="">Choose a holiday</option>
              {holidays.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Field
              {...field("reminderDays")}
              label="Reminder days"
              hint="For those with email reminders. Whoever has this holiday keeps their days."
              type="number"
              min={1}
              max={CARD_LIMITS.reminderDays}
            />
            <FormActions submit="Save" />
          </>
        )}
      </PostForm>
    </PageOrDialog>
  );
}
