import { createHmac, timingSafeEqual } from "node:crypto";
import { addDays, isDay, todayIn } from "~/domain/holidays/calendar-day";
import { keysFor, type Secrets } from "~/lib/keys.server";
import { PICTURE_PATH } from "./picture";

/** How many days after that of its signing an address of ours works. */
const LIVES_DAYS = 1;

/** What a path of ours is for: the address of a picture, or nothing any more. */
export type SignedPicture = { state: "there"; address: string } | { state: "ended" };

/** Makes and reads our own addresses of shops' pictures, so that we fetch only what a page of ours shows. */
export type PictureAddresses = {
  /**
   * The path under which a page shows the picture of an address, the same for a whole day (UTC), so that
   * browsers keep the picture.
   */
  pathOf: (address: string) => string;
  /** What a path of ours is for; null if it is not signed by us. */
  read: (query: URLSearchParams) => SignedPicture | null;
};

/** The addresses signed with the secrets of a deployment, until the day after that of `now`. */
export async function pictureAddresses(
  secrets: Secrets,
  now: () => Date,
): Promise<PictureAddresses> {
  const keys = await keysFor(secrets, "picture of a shop");
  const signature = (key: Uint8Array, address: string, until: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([until, address]))
      .digest();
  return {
    pathOf(address) {
      const [key] = keys;
      if (!key) throw new Error("There is no secret.");
      const until = addDays(todayIn("UTC", now()), LIVES_DAYS);
      const signed = signature(key.bytes, address, until).toString("base64url");
      return `${PICTURE_PATH}?${new URLSearchParams({ of: address, until, by: key.id, signed })}`;
    },
    read(query) {
      const [address, until] = [query.get("of") ?? "", query.get("until") ?? ""];
      const key = keys.find(({ id }) => id === query.get("by"));
      const signed = Buffer.from(query.get("signed") ?? "", "base64url");
      const ours = key && isDay(until) && signature(key.bytes, address, until);
      const isOurs = ours && ours.length === signed.length && timingSafeEqual(ours, signed);
      if (!isOurs) return null;
      return todayIn("UTC", now()) > until ? { state: "ended" } : { state: "there", address };
    },
  };
}
