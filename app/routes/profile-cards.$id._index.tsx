import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { CustomHolidays } from "~/components/people/custom-holidays";
import { ProfileCardForm } from "~/components/people/profile-card-form";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { fieldsOfCard } from "~/domain/people/card-fields";
import { updateCard } from "~/domain/people/profile-card-writes.server";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { parseCardForm } from "./profile-cards/card-form.server";

const TITLE = "Edit Holidays";
export const meta = pageMeta(TITLE);

export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const form = parseCardForm(await readForm(request));
  if (!form.ok) return data<FormAnswer>({ refused: form.refused }, { status: 422 });
  const updated = await updateCard(context.db, viewer, params.id ?? "", form, context.now());
  if (!updated) throw new Response(null, { status: 404 });
  if (updated.ok) throw redirect("/profile-cards?done=saved", 303);
  const refused = { typed: form.refuse, errors: updated.errors };
  return data<FormAnswer>({ refused }, { status: 422 });
}

export default function EditProfileCard() {
  const { card } = useOpenProfileCard();
  const { id, name, holidays } = card;
  return (
    <PageOrDialog title={TITLE}>
      <p>
        {name}, {card.relationship}
      </p>
      <ProfileCardForm
        fields={fieldsOfCard(card)}
        holidays={holidays}
        answer={useActionData<typeof action>()}
      />
      <CustomHolidays cardId={id} holidays={holidays.filter(({ isCustom }) => isCustom)} />
    </PageOrDialog>
  );
}
