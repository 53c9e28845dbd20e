import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { PLACEHOLDER_IMAGE } from "~/domain/products/retailer";
import { tooMany } from "~/lib/http.server";

const KEPT_S = 24 * 60 * 60;
const MISSING_S = 10 * 60;

/**
 * The picture of a gift from another shop, through an address that we signed. Shops neither see who looks nor
 * can send anything but a picture (docs/decisions/102-a-gift-from-any-shop.md).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = context.pictures.addressOf(new URL(request.url).searchParams);
  if (address === null) return new Response(null, { status: 404 });
  const picture = await context.shops.readPicture(address, () =>
    context.limits.secondsToWait("picture", request),
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
