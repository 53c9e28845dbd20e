import { pictureType } from "~/domain/shops/picture";
import type { ShopFetch } from "~/domain/shops/shop-fetch";
import { sha256Hex } from "~/lib/sha256";

/** The Cache API needs a URL as the key; this one is never fetched. */
const KEY_PREFIX = "https://pictures.ribbon.invalid/";
const LARGEST_PICTURE = 2_000_000;
/** How long a picture is kept, and that there is none, in seconds. */
const KEPT_S = 24 * 60 * 60;
const MISSING_S = 10 * 60;
const PICTURE = {
  accept: "image/avif,image/webp,image/png,image/jpeg,image/gif",
  // The bytes decide.
  isTaken: () => true,
  limitBytes: LARGEST_PICTURE,
  isCut: false,
};

/** A picture of a shop, `missing`, or the seconds to wait for one that is not cached. */
export type ShopPicture =
  | { state: "there"; type: string; bytes: Uint8Array<ArrayBuffer> }
  | { state: "missing" }
  | { state: "limited"; seconds: number };

/**
 * Reads pictures of shops through Cloudflare's Cache API, per data centre. `admit` counts those that are not
 * cached: the seconds to wait, else null.
 */
export function shopPictures(fetch: ShopFetch) {
  return async (address: string, admit: () => Promise<number | null>): Promise<ShopPicture> => {
    const cache = await caches.open("shop-pictures");
    const key = KEY_PREFIX + (await sha256Hex(address));
    const cached = await cache.match(key).catch(() => undefined);
    if (cached) return toPicture(new Uint8Array(await cached.arrayBuffer()));
    const seconds = await admit();
    if (seconds !== null) return { state: "limited", seconds };
    const fetched = await fetch(address, PICTURE).catch(() => null);
    const picture = toPicture(fetched?.body ?? new Uint8Array());
    const isThere = picture.state === "there";
    const age = isThere ? KEPT_S : MISSING_S;
    const headers = { "Cache-Control": `max-age=${age}` };
    const kept = new Response(isThere ? picture.bytes : null, { headers });
    await cache.put(key, kept).catch(() => {});
    return picture;
  };
}

function toPicture(bytes: Uint8Array<ArrayBuffer>): ShopPicture {
  const type = pictureType(bytes);
  return type === null ? { state: "missing" } : { state: "there", type, bytes };
}
