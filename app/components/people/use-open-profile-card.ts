import { useRouteLoaderData } from "@remix-run/react";
import type { GiftsOfCard } from "~/domain/gifts/saved-gift";
import type {
  CardHoliday,
  ListedProfileCard,
  ProfileCardDetails,
} from "~/domain/people/profile-card";

/** What the list of cards knows of the one that is open, if any. */
export type OpenCardPage = {
  cards: ListedProfileCard[];
  card: ProfileCardDetails | null;
  holiday: CardHoliday | null;
  gifts: GiftsOfCard;
  uid: string;
};

/** The card that a page below the list is about, as the list's loader read it. */
export function useOpenProfileCard() {
  const data = useRouteLoaderData<() => Promise<OpenCardPage>>("routes/profile-cards");
  if (!data?.card) throw new Error("useOpenProfileCard must be used below the profile cards.");
  return { ...data, card: data.card };
}
