import { useRouteLoaderData } from "@remix-run/react";
import type { DatedAnswers } from "~/domain/asking/answers";
import type { GiftsOfCard } from "~/domain/gifts/saved-gift";
import type { PeoplePage } from "~/domain/people/people-list";
import type {
  CardHoliday,
  ListedProfileCard,
  OfferedHoliday,
  ProfileCardDetails,
} from "~/domain/people/profile-card";

/** The data of the list's loader, with the open card, if any. */
export type OpenCardPage = {
  people: PeoplePage<ListedProfileCard>;
  card: (ProfileCardDetails & { told?: DatedAnswers }) | null;
  offered: OfferedHoliday[];
  holiday: CardHoliday | null;
  gifts: GiftsOfCard;
  uid: string;
};

/** The card a nested page is about, from the list's loader. Throws outside the list. */
export function useOpenProfileCard() {
  const data = useRouteLoaderData<() => Promise<OpenCardPage>>("routes/profile-cards");
  if (!data?.card) throw new Error("useOpenProfileCard must be used below the profile cards.");
  return { ...data, card: data.card };
}
