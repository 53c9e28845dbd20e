/**
 * Why a page or picture could not be had: its address, or one that it sent us to, is none that we read;
 * it sent us on too often; it is of another kind or too large; it took too long; or the shop did not give it.
 */
export type ShopFailure = "address" | "redirects" | "kind" | "size" | "timeout" | "unavailable";

/** A failed look at a shop. It carries nothing that the shop said. */
export class ShopError extends Error {
  constructor(readonly reason: ShopFailure) {
    super(reason);
    this.name = "ShopError";
  }
}

/** What is wanted of a shop: a whole picture, or the beginning of a page. */
export type Wanted = {
  /** The media types that are taken, for the `Accept` header. */
  accept: string;
  isTaken: (type: string) => boolean;
  limitBytes: number;
  /** Whether to take the beginning of what is larger, instead of refusing it. */
  isCut: boolean;
  /** Whether an address is not to be requested, because it is known where it leads. */
  isEnd?: (url: URL) => boolean;
};

/** What came of it; `type` is the whole Content-Type. `body` is null at an address of `isEnd`. */
export type ShopAnswer = { url: URL; type: string; body: Uint8Array<ArrayBuffer> | null };

/** Fetches an address of a shop within bounds. Throws a `ShopError`. */
export type ShopFetch = (address: string, wanted: Wanted) => Promise<ShopAnswer>;
