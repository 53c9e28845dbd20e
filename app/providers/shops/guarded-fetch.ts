import { type AddressRules, checkShopAddress } from "~/domain/shops/shop-address";
import { ShopError, type ShopFetch } from "~/domain/shops/shop-fetch";
import { readBytes, readStart } from "~/lib/read-bounded";

const TIMEOUT_MS = 5_000;
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches what visitors name. Every address on the way is checked before it is requested
 * (docs/decisions/102-a-gift-from-any-shop.md); no cookie, credential or address of a visitor goes along.
 */
export function guardedFetch(
  rules: AddressRules,
  request: (address: URL, init: RequestInit) => Promise<Response>,
): ShopFetch {
  return async (address, { accept, isTaken, limitBytes, isCut, isEnd }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const endsAt = Date.now() + TIMEOUT_MS;
    // The signal does not come through while there is always more to read.
    const checkTime = () => {
      if (Date.now() >= endsAt) throw new ShopError("timeout");
    };
    const init = {
      signal,
      redirect: "manual",
      headers: { "User-Agent": "Ribbon/1.0", Accept: accept, "Accept-Language": "en-GB,en;q=0.8" },
    } as const;
    let next = address;
    try {
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const checked = checkShopAddress(next, rules);
        if (!checked.ok) throw new ShopError("address");
        const { url } = checked;
        if (isEnd?.(url)) return { url, type: "", body: null };
        const response = await request(url, init);
        const target = response.headers.get("Location");
        if (!REDIRECTS.includes(response.status)) {
          const type = response.headers.get("Content-Type") ?? "";
          const failure = !response.ok ? "unavailable" : isTaken(type) ? null : "kind";
          const read = isCut ? readStart : readBytes;
          const body = failure ? null : await read(response.body, limitBytes, checkTime);
          if (body) return { url, type, body };
          if (failure) await response.body?.cancel();
          throw new ShopError(failure ?? "size");
        }
        await response.body?.cancel();
        if (target === null || !URL.canParse(target, url)) throw new ShopError("unavailable");
        next = new URL(target, url).href;
      }
    } catch (error) {
      if (error instanceof ShopError) throw error;
      throw new ShopError(signal.aborted ? "timeout" : "unavailable");
    }
    throw new ShopError("redirects");
  };
}
