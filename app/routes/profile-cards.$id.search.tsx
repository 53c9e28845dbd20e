import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { useOpenProfileCard } from "~/components/people/use-open-profile-card";
import { GiftSearchForm } from "~/components/search/gift-search-form";
import { prefetchResults } from "~/components/search/prefetch-results";
import { muted } from "~/components/ui/page.css";
import { CancelButton, PageOrDialog, usePlace } from "~/components/ui/page-or-dialog";
import { passing } from "~/components/ui/unsaved";
import { toldBy, toldNote } from "~/domain/asking/answers";
import { chosenOccasion, givenGiftsNote, prefillFromCard } from "~/domain/people/card-search-form";
import { pageMeta } from "~/lib/page-meta";
import { requireViewer } from "~/session.server";

const TITLE = "Find the Perfect Gift";
export const meta = pageMeta(TITLE);

/** Redirects to the choice of the occasion if 'Other' was chosen without text. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { region } = await requireViewer(request, context);
  const occasion = chosenOccasion(new URL(request.url).searchParams);
  if (!occasion)
    throw redirect(`/profile-cards?find=${encodeURIComponent(params.id ?? "")}&other=empty`, 303);
  return { occasion, region };
}

export default function FindForCard() {
  const { occasion, region } = useLoaderData<typeof loader>();
  const { card, uid } = useOpenProfileCard();
  const { isOver } = usePlace();
  const navigate = useNavigate();
  const { id, name } = card;
  const given = givenGiftsNote(card);
  const told = card.told && toldNote(name, toldBy(card.told.answers));
  const show = useCallback(
    (found: string) => passing(() => navigate(`/giftsearch/${found}?card=${id}`)),
    [navigate, id],
  );
  const fields = { ...prefillFromCard(card, occasion), region };
  const form = { uid, cardId: id, fields, onTyped: prefetchResults, cancel: <CancelButton /> };
  return (
    <PageOrDialog title={TITLE} back={`/profile-cards?find=${id}`}>
      <p>For {name}</p>
      {given && <p className={muted}>{given}</p>}
      {told && <p className={muted}>{told}</p>}
      {isOver ? (
        <GiftSearchForm {...form} mode="modal" onComplete={show} />
      ) : (
        <GiftSearchForm {...form} mode="navigate" />
      )}
    </PageOrDialog>
  );
}
