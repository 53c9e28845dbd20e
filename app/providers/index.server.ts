import type { GiftIdea } from "~/domain/knowledge/gift-idea.schema";
import type { MailSender } from "~/domain/mail/mail-sender";
import type { IdeaSource } from "~/domain/products/idea-source";
import type { ProductSource } from "~/domain/products/product-source";
import type { AffiliateTags } from "~/domain/products/retailer";
import { type ReviewWriter, silentWriter } from "~/domain/products/review-writer";
import { type Challenge, turnstile } from "./challenge/turnstile";
import { cachedIdeas } from "./ideas/cached";
import { embeddedIdeas } from "./ideas/embedded";
import { knowledgeFirst } from "./ideas/knowledge-first";
import { openaiIdeas } from "./ideas/openai";
import { IDEAS_PROMPT_VERSION } from "./ideas/openai-prompt";
import { cloudflareSender, type EmailBinding } from "./mail/cloudflare";
import { mailboxSender, withheldSender } from "./mail/mailbox";
import { resendSender } from "./mail/resend";
import { passwordBreaches } from "./passwords/breaches";
import { creatorsProducts } from "./products/creators";
import { type Catalogue, embeddedProducts } from "./products/embedded";
import { withBookDescriptions } from "./products/open-library";
import { rainforestProducts } from "./products/rainforest";
import type { ProviderDependencies } from "./provider-dependencies";
import { embeddedReviews } from "./reviews/embedded";
import { openaiReviews } from "./reviews/openai";

/** The providers of this deployment. */
export type Providers = {
  ideas: IdeaSource;
  standIn: IdeaSource | null;
  products: ProductSource;
  reviews: ReviewWriter;
};

/** The configuration of real providers; where a key is absent, the embedded provider is used. */
export type ProviderConfig = Partial<
  Record<
    | "OPENAI_API_KEY"
    | "OPENAI_BASE_URL"
    | "OPENAI_MODEL"
    | "RAINFOREST_API_KEY"
    | "RAINFOREST_BASE_URL"
    | "CREATORS_CLIENT_ID"
    | "CREATORS_CLIENT_SECRET"
    | "CREATORS_TOKEN_URL"
    | "CREATORS_BASE_URL"
    | "OPEN_LIBRARY_BASE_URL"
    | "AFFILIATE_TAG_UK"
    | "AFFILIATE_TAG_US",
    string
  > & { IDEAS_FIRST: "knowledge" | "model" }
>;

type Dependencies = ProviderDependencies & {
  catalogue: Catalogue;
  /** Reads the ideas of the knowledge for some interests. */
  ideasFor: (slugs: string[], age: number) => Promise<GiftIdea[]>;
};

const DEFAULT_MODEL = "gpt-4.1-mini";

/** Chooses real providers where they are configured, else the embedded ones. */
export function chooseProviders(config: ProviderConfig, dependencies: Dependencies): Providers {
  const products = chooseProducts(config, dependencies);
  const {
    OPENAI_API_KEY: apiKey,
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: model = DEFAULT_MODEL,
  } = config;
  if (!apiKey) {
    const reviews = products.allowsModelInput ? embeddedReviews() : silentWriter();
    return {
      ideas: embeddedIdeas(dependencies.ideasFor, products.isKept),
      standIn: null,
      products,
      reviews,
    };
  }
  const settings = { apiKey, baseUrl, model };
  const { ideasFor } = dependencies;
  const version = `${IDEAS_PROMPT_VERSION} ${model}`;
  const asked = openaiIdeas(settings, dependencies.model);
  const ideas = cachedIdeas(asked, dependencies.cache, version);
  return {
    ideas:
      config.IDEAS_FIRST === "model" ? ideas : knowledgeFirst(ideas, ideasFor, products.isKept),
    standIn: embeddedIdeas(ideasFor, products.isKept),
    products,
    reviews: products.allowsModelInput ? openaiReviews(settings, dependencies) : silentWriter(),
  };
}

function chooseProducts(config: ProviderConfig, dependencies: Dependencies): ProductSource {
  const tags: AffiliateTags = { UK: config.AFFILIATE_TAG_UK, USA: config.AFFILIATE_TAG_US };
  const live = chooseRetailer(config, tags, dependencies);
  if (!live) return embeddedProducts(dependencies.catalogue);
  const library = config.OPEN_LIBRARY_BASE_URL;
  return library ? withBookDescriptions(live, library, dependencies) : live;
}

function chooseRetailer(
  config: ProviderConfig,
  tags: AffiliateTags,
  dependencies: ProviderDependencies,
): ProductSource | null {
  if (config.RAINFOREST_API_KEY) {
    const settings = {
      apiKey: config.RAINFOREST_API_KEY,
      baseUrl: config.RAINFOREST_BASE_URL,
      tags,
    };
    return rainforestProducts(settings, dependencies);
  }
  const { CREATORS_CLIENT_ID: clientId, CREATORS_CLIENT_SECRET: clientSecret } = config;
  if (!clientId || !clientSecret) return null;
  const { CREATORS_TOKEN_URL: tokenUrl, CREATORS_BASE_URL: baseUrl } = config;
  return creatorsProducts({ clientId, clientSecret, tokenUrl, baseUrl, tags }, dependencies);
}

type MailSettings = {
  MAIL_DRIVER: MailSender["name"];
  EMAIL_FROM?: string;
  RESEND_API_KEY?: string;
  RESEND_BASE_URL?: string;
  APP_ORIGIN?: string;
};

/**
 * The mail sender for `MAIL_DRIVER`. If its key or binding is missing, mails stay in the outbox.
 */
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

/** Asks whether a password is known from a leak; null if no service is configured. */
export function chooseBreaches({ PASSWORD_BREACHES_URL }: { PASSWORD_BREACHES_URL?: string }) {
  return PASSWORD_BREACHES_URL ? passwordBreaches(PASSWORD_BREACHES_URL) : null;
}

/** The challenge that spares a visitor the pauses between searches; null if none is configured. */
export function chooseChallenge(config: {
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  TURNSTILE_BASE_URL?: string;
}): Challenge | null {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret } = config;
  return siteKey && secret
    ? turnstile({ siteKey, secret, baseUrl: config.TURNSTILE_BASE_URL })
    : null;
}
