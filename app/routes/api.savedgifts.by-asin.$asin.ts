import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findGift } from "~/domain/gifts/saved-gifts.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { requireBearer } from "~/session.server";

/** Returns where the bearer saved a product: the cards, and whether it is a favourite. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId } = await requireBearer(request, context);
  const gift = await findGift(context.db, userId, { asin: params.asin ?? "" });
  if (!gift) return problem(404, "This gift is not saved.");
  return Response.json({
    assignedCards: gift.cards.map(({ profileCardId }) => ({ profileCardId })),
    isFavorited: gift.isFavorited,
  });
}

export const action = () => methodNotAllowed("GET");
