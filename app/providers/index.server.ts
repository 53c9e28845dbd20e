import type { CatalogueProduct } from "~/domain/catalogue.server";
import { embeddedIdeas } from "./ideas/embedded";
import { mailboxSender } from "./mail/mailbox";
import type { MailSender } from "./mail/type";
import type { IdeaSource } from "./ideas/type";
import { embeddedProducts } from "./products/embedded";
import type { ProductRequest, ProductSource } from "./products/type";

/** The outside world of this deployment. */
export type Providers = { ideas: IdeaSource; products: ProductSource };

type Embedded = { searchCatalogue: (request: ProductRequest) => Promise<CatalogueProduct[]> };

/** The only place that chooses between embedded and real providers. */
export function chooseProviders({ searchCatalogue }: Embedded): Providers {
  return { ideas: embeddedIdeas(), products: embeddedProducts(searchCatalogue) };
}

/** The sender of mails by `MAIL_DRIVER`. */
export function chooseMailSender(): MailSender {
  return mailboxSender();
}
