import { retailerImage } from "~/domain/products/retailer";
import { keptMs } from "~/domain/shared/retention";
import { type AddressRules, keptAddress } from "./shop-address";

/** A picture in the form of a gift; `asOf` is when a retailer gave it (ISO 8601), empty for any other. */
export type FormPicture = { picture: string; asOf: string };

/**
 * The address of a form's picture as it may be kept, null for none: one that we would fetch; a retailer's only
 * with a gift of theirs and within a day (docs/decisions/076-pictures-and-prices-for-a-day.md). `offerAt` is
 * the time from which that day counts, null for a gift of another shop.
 */
export function keptPicture(
  { picture, asOf }: FormPicture,
  isRetailers: boolean,
  { rules, now }: { rules: AddressRules; now: Date },
): { address: string | null; offerAt: Date | null } {
  const given = new Date(asOf);
  const age = now.getTime() - given.getTime();
  const isYoung = age >= 0 && age < keptMs("offer");
  const offerAt = isRetailers ? (isYoung ? given : now) : null;
  const theirs = retailerImage(picture);
  if (theirs !== null) return { address: isRetailers && isYoung ? theirs : null, offerAt };
  return { address: keptAddress(picture, rules), offerAt };
}
