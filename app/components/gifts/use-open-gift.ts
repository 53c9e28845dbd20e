import { useRouteLoaderData } from "@remix-run/react";
import type { SavedGift } from "~/domain/gifts/saved-gift";

type OpenGiftPage = {
  open: SavedGift | null;
  cards: { id: string; name: string; relationship: string }[];
};

/** The gift that a page below the saved gifts is about, as the list's loader read it. */
export function useOpenGift() {
  const data = useRouteLoaderData<() => Promise<OpenGiftPage>>("routes/saved-gifts");
  if (!data?.open) throw new Error("useOpenGift must be used below the saved gifts.");
  return { gift: data.open, cards: data.cards };
}
