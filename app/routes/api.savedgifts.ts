import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitCards } from "~/account-limits.server";
import { toStoredImageUrl, toWireGift } from "~/domain/gifts/saved-gift";
import { savedGiftSchema, withStoredPoints } from "~/domain/gifts/saved-gift.schema";
import { saveGift } from "~/domain/gifts/saved-gift-writes.server";
import { findGift, listGifts } from "~/domain/gifts/saved-gifts.server";
import { invalid, methodNotAllowed } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

/** Returns all saved gifts of the bearer, the newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireBearer(request, context);
  const gifts = await listGifts(context.db, userId);
  return Response.json(gifts.map((gift) => toWireGift(gift, context.origin)));
}

/** Saves a gift, or changes it by its ASIN; without a card or favourite it is removed (204). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("GET, POST");
  const { db, origin, requestOrigin } = context;
  const { userId } = await requireBearer(request, context);
  const body = await readJson(request, savedGiftSchema);
  const { source, key } = body;
  const filter = { source, key };
  const imageUrl = toStoredImageUrl(body.imageUrl, [origin, requestOrigin]);
  const gift = withStoredPoints({ ...body, imageUrl }, await findGift(db, userId, filter));
  await admitCards(context, { userId }, body.profileCardIds.length, { isApi: true });
  const outcome = await saveGift(db, userId, gift, gift, context.now());
  if (!outcome.ok) return invalid(outcome.errors, { full: outcome.full });
  const saved = await findGift(db, userId, filter);
  if (!saved) return new Response(null, { status: 204 });
  return Response.json(toWireGift(saved, origin), { status: 201 });
}
