import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toWireGift } from "~/domain/gifts/saved-gift";
import { listGifts } from "~/domain/gifts/saved-gifts.server";
import { isOwnCard } from "~/domain/people/profile-cards.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { requireBearer } from "~/session.server";

/** Returns the saved gifts of one of the bearer's profile cards, the newest first. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, origin } = context;
  const { userId } = await requireBearer(request, context);
  const cardId = params.id ?? "";
  if (!(await isOwnCard(db, userId, cardId))) return problem(404, "There is no such profile card.");
  const gifts = await listGifts(db, userId, { cardId });
  return Response.json(gifts.map((gift) => toWireGift(gift, origin)));
}

export const action = () => methodNotAllowed("GET");
