import { type PageImageOf, pageImageFrom } from "~/domain/products/retailer";
import { pictureSource } from "~/domain/shops/picture";
import type { PictureAddresses } from "~/domain/shops/picture-address.server";
import { type AddressRules, checkShopAddress } from "~/domain/shops/shop-address";
import type { Environment } from "./env";

/** Which addresses are a shop's and not our own, for a request to `requestOrigin`. */
export function addressRules({ config }: Environment, requestOrigin: string): AddressRules {
  const origins = [config.APP_ORIGIN ?? requestOrigin, requestOrigin];
  return {
    isLocal: config.APP_ENV === "local",
    ownHosts: origins.map((own) => new URL(own).host),
  };
}

/**
 * The image URLs that pages of `requestOrigin` can load for stored ones: themselves, one of our own or the
 * placeholder.
 */
export function pageImages(
  environment: Environment,
  requestOrigin: string,
  pictures: PictureAddresses,
): PageImageOf {
  const rules = addressRules(environment, requestOrigin);
  const pageImage = pageImageFrom(environment.imageHosts, requestOrigin, (address) =>
    checkShopAddress(address, rules).ok ? pictures.pathOf(address) : null,
  );
  return (stored) => pageImage(pictureSource(stored));
}
