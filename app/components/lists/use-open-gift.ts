import { useRouteLoaderData } from "@remix-run/react";
import type { GiverGift } from "~/domain/lists/gift-list";
import type { ListView } from "~/domain/lists/list-views";

/** The list of the page around, and its gift with an id, if it is still there. */
export function useOpenGift(giftId: string) {
  const known = useRouteLoaderData<{ id: string; list: ListView }>("routes/lists.$id");
  const gift: GiverGift | undefined = known?.list.gifts.find(({ id }) => id === giftId);
  return { id: known?.id ?? "", gifts: known?.list.gifts ?? [], gift };
}
