import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { more, points } from "~/components/gifts/gift-list.css";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { FormActions } from "~/components/ui/form-actions";
import { PageOrDialog } from "~/components/ui/page-or-dialog";
import type { GiftsOfCard } from "~/domain/gifts/saved-gift";
import { deleteCard } from "~/domain/people/card-deletion.server";
import { peoplePath } from "~/domain/people/people-list";
import { nameOfCard } from "~/domain/people/profile-card";
import { goneWith } from "~/domain/shared/gone";
import { pageMeta } from "~/lib/page-meta";
import { requireViewer } from "~/session.server";

const TITLES_SHOWN = 5;

export const meta = pageMeta("Delete profile card");

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await requireViewer(request, context);
  const deleted = await deleteCard(context.db, userId, params.id ?? "");
  if (!deleted) throw data(goneWith(new FormData(), "card"), { status: 404 });
  const search = new URL(request.url).searchParams;
  return redirect(peoplePath(search, { done: "deleted" }), 303);
}

/** The titles of gifts; all but the first few are in a disclosure. */
function GiftTitles({ title, gifts, total }: GiftsOfCard["going"] & { title: string }) {
  if (total === 0) return null;
  const list = (some: typeof gifts) => (
    <ul className={points}>
      {some.map(({ id, title: name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
  const unlisted = total - gifts.length;
  return (
    <div>
      <p>{title}</p>
      {list(gifts.slice(0, TITLES_SHOWN))}
      {total > TITLES_SHOWN && (
        <details className={more}>
          <summary>and {total - TITLES_SHOWN} more</summary>
          {list(gifts.slice(TITLES_SHOWN))}
          {unlisted > 0 && <p>and {unlisted} older ones.</p>}
        </details>
      )}
    </div>
  );
}

export default function DeleteProfileCard() {
  const { card, gifts } = useOpenProfileCard();
  return (
    <PageOrDialog title="Delete profile card" alert>
      <p>
        <strong>{nameOfCard(card)}</strong>
      </p>
      <p>Are you sure you want to delete this profile card? This action cannot be undone.</p>
      <GiftTitles title="These saved gifts will be deleted with it:" {...gifts.going} />
      <GiftTitles title="These stay, as favourites or on other cards:" {...gifts.staying} />
      <Form method="post">
        <FormActions submit="Delete" />
      </Form>
    </PageOrDialog>
  );
}
