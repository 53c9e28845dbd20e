import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { CustomHolidayForm } from "~/components/people/custom-holiday-form";
import { PageOrDialog } from "~/components/people/overlay";
import { useOpenPerson } from "~/components/people/use-open-person";
import { todayIn } from "~/domain/calendar-day";
import { addCustomHoliday } from "~/domain/custom-holidays.server";
import type { FormAnswer } from "~/domain/form-errors";
import { PRODUCT_NAME } from "~/domain/product-name";
import { CARD_LIMITS, customHolidaySchema } from "~/domain/profile-card";
import { parseForm } from "~/lib/form.server";
import { requireViewer } from "~/session.server";

const TITLE = "Add Custom Holiday";
export const meta: MetaFunction = () => [{ title: `${TITLE} · ${PRODUCT_NAME}` }];

/** The defaults of the product specification, section 4. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { timeZone } = await requireViewer(request, context);
  const date = todayIn(timeZone, context.now());
  return { name: "", date, isRecurring: true, isOriginDate: false };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const form = await request.formData();
  const parsed = parseForm(form, customHolidaySchema);
  if (!parsed.ok) return data<FormAnswer>({ refused: parsed.refused }, { status: 422 });
  const cardId = params.id ?? "";
  const id = await addCustomHoliday(context.db, viewer, cardId, parsed.value, context.now());
  if (id === null) throw new Response(null, { status: 404 });
  if (id !== "full") throw redirect(`/profile-cards/${cardId}`, 303);
  const failure = `A card can have at most ${CARD_LIMITS.customHolidays} custom holidays.`;
  return data<FormAnswer>({ failure }, { status: 422 });
}

export default function NewCustomHoliday() {
  const { person } = useOpenPerson();
  return (
    <PageOrDialog title={TITLE} back={`/profile-cards/${person.id}`}>
      <p>For {person.name}</p>
      <CustomHolidayForm
        holiday={useLoaderData<typeof loader>()}
        answer={useActionData<typeof action>()}
      />
    </PageOrDialog>
  );
}
