import type { CatalogueProduct } from "~/domain/catalogue.server";
import { embeddedIdeas } from "./ideas/embedded";
import type { IdeaSource } from "./ideas/type";
import { embeddedProducts } from "./products/embedded";
import { embeddedReviews } from "./reviews/embedded";
import type { ReviewWriter } from "./reviews/type";
import type { ProductRequest, ProductSource } from "./products/type";

/** The outside world of this deployment. */
export type Providers = { ideas: IdeaSource; products: ProductSource; reviews: ReviewWriter };

type Embedded = { searchCatalogue: (request: ProductRequest) => Promise<CatalogueProduct[]> };

/** The only place that chooses between embedded and real providers. */
export function chooseProviders({ searchCatalogue }: Embedded): Providers {
  return { ideas: embeddedIdeas(), products: embeddedProducts(searchCatalogue), reviews: embeddedReviews() };
}
