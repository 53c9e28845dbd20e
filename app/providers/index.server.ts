import type { CatalogueProduct } from "~/domain/catalogue.server";
import { embeddedIdeas } from "./ideas/embedded";
import type { IdeaSource } from "./ideas/type";
import { cloudflareSender, type EmailBinding } from "./mail/cloudflare";
import { mailboxSender, withheldSender } from "./mail/mailbox";
import { resendSender } from "./mail/resend";
import type { MailSender } from "./mail/type";
import { embeddedProducts } from "./products/embedded";
import type { ProductRequest, ProductSource } from "./products/type";

/** The outside world of this deployment. */
export type Providers = { ideas: IdeaSource; products: ProductSource };

type Embedded = { searchCatalogue: (request: ProductRequest) => Promise<CatalogueProduct[]> };

/** The only place that chooses between embedded and real providers. */
export function chooseProviders({ searchCatalogue }: Embedded): Providers {
  return { ideas: embeddedIdeas(), products: embeddedProducts(searchCatalogue) };
}

type MailSettings = {
  MAIL_DRIVER: MailSender["name"];
  EMAIL_FROM?: string;
  RESEND_API_KEY?: string;
  RESEND_BASE_URL?: string;
  APP_ORIGIN?: string;
};

/** The sender of mails by `MAIL_DRIVER`; one that lacks its key or binding keeps every mail back. */
export function chooseMailSender(settings: MailSettings, binding?: EmailBinding): MailSender {
  const { MAIL_DRIVER, RESEND_API_KEY: apiKey, RESEND_BASE_URL, APP_ORIGIN } = settings;
  const host = APP_ORIGIN ? new URL(APP_ORIGIN).hostname : "localhost";
  const from = settings.EMAIL_FROM ?? `noreply@${host}`;
  if (MAIL_DRIVER === "resend" && apiKey) {
    const baseUrl = RESEND_BASE_URL ?? "https://api.resend.com";
    return resendSender({ apiKey, baseUrl, from });
  }
  if (MAIL_DRIVER === "cloudflare" && binding) return cloudflareSender(binding, from);
  return MAIL_DRIVER === "mailbox" ? mailboxSender() : withheldSender(MAIL_DRIVER);
}
