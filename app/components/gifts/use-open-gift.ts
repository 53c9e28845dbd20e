import { useRouteLoaderData } from "@remix-run/react";
import type { SavedGift } from "~/domain/gifts/saved-gift";

type OpenGiftPage = {
  open: SavedGift | null;
  cards: { id: string; name: string; relationship: string; told: string | null }[];
};

/** The gift a nested page is about, from the list's loader. Throws outside the list. */
export function useOpenGift() {
  const data = useRouteLoaderData<() => Promise<OpenGiftPage>>("routes/saved-gifts");
  if (!data?.open) throw new Error("useOpenGift must be used below the saved gifts.");
  return { gift: data.open, cards: data.cards };
}
