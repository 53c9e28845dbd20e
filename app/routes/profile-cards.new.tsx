import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ProfileCardForm } from "~/components/people/profile-card-form";
import { useFormAnswer } from "~/components/shell/form-answer";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { newCardForm } from "~/domain/people/card-holidays";
import { peoplePath } from "~/domain/people/people-list";
import { createCard } from "~/domain/people/profile-card-writes.server";
import type { FormAnswer } from "~/lib/form-errors";
import { idToAdd } from "~/lib/id-to-add.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { parseCardForm } from "./profile-cards/card-form.server";

const TITLE = "Add New Profile Card";
export const meta = pageMeta(TITLE);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const form = newCardForm(await requireViewer(request, context), context.now());
  return { ...form, id: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const posted = await readForm(request);
  const form = parseCardForm(posted);
  if (!form.ok) return data<FormAnswer>({ refused: form.refused }, { status: 422 });
  const { db } = context;
  const created = await createCard(db, viewer, form.input, context.now(), idToAdd(posted));
  const search = new URL(request.url).searchParams;
  if (created.ok) throw redirect(peoplePath(search, { done: "added" }), 303);
  const refused = { typed: form.refuse, errors: created.errors };
  return data<FormAnswer>({ refused }, { status: 422 });
}

export default function NewProfileCard() {
  const { id, fields, holidays } = useLoaderData<typeof loader>();
  return (
    <PageOrDialog title={TITLE}>
      <ProfileCardForm
        newId={id}
        fields={fields}
        holidays={holidays}
        answer={useFormAnswer<FormAnswer>()}
      />
    </PageOrDialog>
  );
}
