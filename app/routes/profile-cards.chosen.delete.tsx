import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { admitCards } from "~/account-limits.server";
import { ChosenNames } from "~/components/people/chosen-names";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import { deleteCards } from "~/domain/people/card-deletion.server";
import { countGiftsGoingWith } from "~/domain/people/chosen-cards.server";
import { peoplePath } from "~/domain/people/people-list";
import { pageMeta } from "~/lib/page-meta";
import { requireViewer } from "~/session.server";
import { readChosen, readChosenForm } from "./profile-cards/chosen.server";

const TITLE = "Delete Profile Cards";
export const meta = pageMeta(TITLE);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  const cards = await readChosen(request, context.db, userId);
  const ids = cards.map(({ id }) => id);
  return { cards, gifts: await countGiftsGoingWith(context.db, userId, ids) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const { card } = await readChosenForm(request);
  await admitCards(context, viewer, card.length);
  const deleted = await deleteCards(context.db, viewer.userId, card);
  if (deleted === 0) throw new Response(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  return redirect(peoplePath(search, { done: "deletedMany", count: String(deleted) }), 303);
}

export default function DeleteProfileCards() {
  const { cards, gifts } = useLoaderData<typeof loader>();
  return (
    <PageOrDialog title={TITLE} alert>
      <p>
        Are you sure you want to delete{" "}
        {cards.length === 1 ? "this profile card" : `these ${cards.length} profile cards`}? This
        action cannot be undone. Their reminders end.
        {gifts > 0 && ` Saved gifts kept for nobody else are deleted, too: ${gifts}.`}
      </p>
      <Form method="post">
        <ChosenNames cards={cards} />
        <FormActions submit="Delete" />
      </Form>
    </PageOrDialog>
  );
}
