import { useSearchParams } from "@remix-run/react";

const LONGEST_ID = 36;

/**
 * The id of the card for which results are open, as their query says, and that part of the query. Nothing else of the
 * query may stand in the page once for each product: it may be long.
 */
export function useCardAsked(): { cardId: string | undefined; query: string } {
  const cardId = useSearchParams()[0].get("card")?.slice(0, LONGEST_ID);
  return { cardId, query: cardId ? `?card=${encodeURIComponent(cardId)}` : "" };
}
