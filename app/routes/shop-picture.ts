import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { PLACEHOLDER_IMAGE } from "~/domain/products/retailer";
import { admitPicture } from "~/domain/shops/shop-limits.server";
import { tooMany } from "~/lib/http.server";

const KEPT_S = 24 * 60 * 60;
const MISSING_S = 10 * 60;

/**
 * The picture of a gift from another shop, through an address that we signed; 410 once that has ended. Shops
 * neither see who looks nor can send anything but a picture (docs/decisions/102-a-gift-from-any-shop.md).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const signed = context.pictures.read(new URL(request.url).searchParams);
  if (signed === null) return new Response(null, { status: 404 });
  if (signed.state === "ended") return new Response(null, { status: 410 });
  const client = request.headers.get("CF-Connecting-IP");
  const picture = await context.shops.readPicture(
    signed.address,
    async () =>
      (await context.limits.secondsToWait("picture", request)) ??
      (await admitPicture(context.db, client, context.now())),
  );
  if (picture.state === "limited") return new Response(null, tooMany(picture.seconds));
  if (picture.state === "missing") {
    const headers = { "Cache-Control": `private, max-age=${MISSING_S}` };
    return redirect(PLACEHOLDER_IMAGE, { status: 302, headers });
  }
  return new Response(picture.bytes, {
    headers: {
      "Content-Type": picture.type,
      "Content-Disposition": "inline",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": `private, max-age=${KEPT_S}, immutable`,
    },
  });
}
