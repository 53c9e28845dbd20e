import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, type MetaFunction } from "@remix-run/react";
import { button } from "~/components/button.css";
import { actions } from "~/components/dialog.css";
import { CancelButton, PageOrDialog } from "~/components/people/overlay";
import { useOpenPerson } from "~/components/people/use-open-person";
import { deleteCard } from "~/domain/card-deletion.server";
import { PRODUCT_NAME } from "~/domain/product-name";
import { nameOfCard } from "~/domain/profile-card";
import { requireViewer } from "~/session.server";

export const meta: MetaFunction = () => [{ title: `Delete profile card · ${PRODUCT_NAME}` }];

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  const deleted = await deleteCard(context.db, userId, params.id ?? "");
  if (!deleted) throw new Response(null, { status: 404 });
  return redirect("/profile-cards?done=deleted", 303);
}

export default function DeleteProfileCard() {
  const { person, gifts } = useOpenPerson();
  const titles = (stays: boolean) =>
    new Intl.ListFormat("en-GB").format(
      gifts.filter((gift) => gift.stays === stays).map(({ title }) => title),
    );
  const [kept, dropped] = [titles(true), titles(false)];
  return (
    <PageOrDialog title="Delete profile card" alert>
      <p>
        <strong>{nameOfCard(person)}</strong>
      </p>
      <p>Are you sure you want to delete this profile card? This action cannot be undone.</p>
      {dropped && <p>These saved gifts will be deleted with it: {dropped}.</p>}
      {kept && <p>These stay, as favourites or on other cards: {kept}.</p>}
      <Form method="post" className={actions}>
        <CancelButton />
        <button type="submit" className={button({ look: "onPaper" })}>
          Delete
        </button>
      </Form>
    </PageOrDialog>
  );
}
