import { createHmac, timingSafeEqual } from "node:crypto";
import { keysFor, type Secrets } from "~/lib/keys.server";

/** Where pictures of shops are shown from. */
export const PICTURE_PATH = "/shop-picture";

/** Makes and reads our own addresses of shops' pictures, so that we fetch only what a page of ours shows. */
export type PictureAddresses = {
  /** The path under which a page shows the picture of an address. */
  pathOf: (address: string) => string;
  /** The address of the picture that a path of ours is for; null if it is not signed by us. */
  addressOf: (query: URLSearchParams) => string | null;
};

/** The addresses signed with the secrets of a deployment. They work as long as their secret is known. */
export async function pictureAddresses(secrets: Secrets): Promise<PictureAddresses> {
  const keys = await keysFor(secrets, "picture of a shop");
  const signature = (key: Uint8Array, address: string) =>
    createHmac("sha256", key).update(address).digest();
  return {
    pathOf(address) {
      const [key] = keys;
      if (!key) throw new Error("There is no secret.");
      const signed = signature(key.bytes, address).toString("base64url");
      return `${PICTURE_PATH}?${new URLSearchParams({ of: address, by: key.id, signed })}`;
    },
    addressOf(query) {
      const address = query.get("of") ?? "";
      const key = keys.find(({ id }) => id === query.get("by"));
      const signed = Buffer.from(query.get("signed") ?? "", "base64url");
      const ours = key && signature(key.bytes, address);
      return ours && ours.length === signed.length && timingSafeEqual(ours, signed)
        ? address
        : null;
    },
  };
}
