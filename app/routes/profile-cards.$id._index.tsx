import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { useId, useMemo } from "react";
import { CustomHolidays } from "~/components/people/custom-holidays";
import { Initial } from "~/components/people/initial";
import { ProfileCardForm } from "~/components/people/profile-card-form";
import { person } from "~/components/people/profile-card-form.css";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { useFormAnswer } from "~/components/shell/form-answer";
import { PassingNotice } from "~/components/ui/notice";
import { muted } from "~/components/ui/page.css";
import { PageOrDialog, useKeptWords } from "~/components/ui/page-or-dialog";
import { fieldsOfCard } from "~/domain/people/card-fields";
import { holidayNotice } from "~/domain/people/holiday-notice";
import { peoplePath } from "~/domain/people/people-list";
import { updateCard } from "~/domain/people/profile-card-writes.server";
import { goneWith } from "~/domain/shared/gone";
import type { FormAnswer } from "~/lib/form-errors";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { parseCardForm, readDraft } from "./profile-cards/card-form.server";

const TITLE = "Edit Holidays";
export const meta = pageMeta(TITLE);

/** Saves the card, or shows it with a draft that a page below it gives back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const posted = await readForm(request);
  const draft = readDraft(posted);
  if (draft) return data<FormAnswer>({ refused: { typed: draft, errors: {} } });
  const form = parseCardForm(posted);
  if (!form.ok) return data<FormAnswer>({ refused: form.refused }, { status: 422 });
  const updated = await updateCard(context.db, viewer, params.id ?? "", form, context.now());
  if (!updated) throw data(goneWith(posted, "card", "/profile-cards/new"), { status: 404 });
  const search = new URL(request.url).searchParams;
  if (updated.ok) throw redirect(peoplePath(search, { done: "saved" }), 303);
  const refused = { typed: form.refuse, errors: updated.errors };
  return data<FormAnswer>({ refused }, { status: 422 });
}

export default function EditProfileCard() {
  const { card, offered } = useOpenProfileCard();
  const { id, name, holidays } = card;
  const form = useId();
  const kept = useKeptWords();
  const resumed = useMemo(() => kept && { refused: { typed: kept, errors: {} } }, [kept]);
  const answer = useFormAnswer<FormAnswer>();
  const [query] = useSearchParams();
  const isRefused = Object.keys(answer?.refused?.errors ?? {}).length > 0;
  return (
    <PageOrDialog title={TITLE}>
      <PassingNotice text={isRefused ? null : holidayNotice(query, holidays)} />
      <ProfileCardForm
        id={form}
        fields={fieldsOfCard(card)}
        holidays={offered}
        answer={answer ?? resumed}
        summary={
          <span className={person}>
            <Initial card={card} />
            <span>
              <strong>Details of {name}</strong> <span className={muted}>{card.relationship}</span>
            </span>
          </span>
        }
      >
        <CustomHolidays
          cardId={id}
          holidays={holidays.filter(({ isCustom }) => isCustom)}
          form={form}
        />
      </ProfileCardForm>
    </PageOrDialog>
  );
}
