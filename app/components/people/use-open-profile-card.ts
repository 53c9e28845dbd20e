import { useRouteLoaderData } from "@remix-run/react";
import type { GiftsOfCard } from "~/domain/gifts/saved-gift";
import type { CardHoliday, ListedPerson, Person } from "~/domain/people/profile-card";

/** What the list of cards knows of the one that is open, if any. */
export type OpenPage = {
  people: ListedPerson[];
  person: Person | null;
  holiday: CardHoliday | null;
  gifts: GiftsOfCard;
  uid: string;
};

/** The card that a page below the list is about, as the list's loader read it. */
export function useOpenPerson() {
  const data = useRouteLoaderData<() => Promise<OpenPage>>("routes/profile-cards");
  if (!data?.person) throw new Error("useOpenPerson must be used below the profile cards.");
  return { ...data, person: data.person };
}
