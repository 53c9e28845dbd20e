import { z } from "zod";
import type { Secrets } from "~/lib/keys.server";

const absent = (value: unknown) => (value === "" ? undefined : value);

/** Optional text that passes a check; `what` completes the error "NAME should be …". */
const text = (what: string, passes: (value: string) => boolean) =>
  z.preprocess(
    absent,
    z
      .string({ invalid_type_error: what })
      .refine((value) => passes(value), what)
      .optional(),
  );

const isUrl = (value: string) => /^https?:\/\/[^\s/]\S*$/i.test(value) && URL.canParse(value);
const isKey = (value: string) => /^[\x21-\x7e]+$/.test(value);

const key = () => text("a key without blanks", isKey);
const address = () => text("an http or https address", isUrl);
const secret = () =>
  text(
    "32 bytes or more",
    (value) => value.trim() !== "" && new TextEncoder().encode(value).length >= 32,
  );
/** A base address without trailing slashes, because paths are appended to it. */
const base = () => address().transform((value) => value?.replace(/\/+$/, ""));
const tag = () => text("letters, digits and hyphens", (value) => /^[A-Za-z0-9-]+$/.test(value));

const bareAddress = (example: string) =>
  text(`a bare address like ${example}`, (value) =>
    /^[^\s@<>()",;:[\]\\]+@[A-Za-z0-9.-]+$/.test(value),
  );

/** What is allowed in a day if nothing is configured. */
const DAILY = 3_000;
/** A whole number of calls or mails; 0 allows none. */
const count = () =>
  text("a whole number", (value) => /^\d{1,9}$/.test(value)).transform((value) =>
    value === undefined ? DAILY : Number(value),
  );

const oneOf = <const T extends [string, ...string[]]>(...values: T) => {
  const what = `one of ${values.join(", ")}`;
  return z.preprocess(absent, z.enum(values, { errorMap: () => ({ message: what }) }).optional());
};

const origin = text(
  "an http or https origin without a path",
  (value) => isUrl(value) && /^\/?$/.test(value.replace(/^https?:\/\/[^/?#@]+/i, "")),
).transform((value) => value && new URL(value).origin);

const isTime = (value: string) =>
  z.union([z.string().datetime({ offset: true, local: true }), z.string().date()]).safeParse(value)
    .success;

/**
 * All configuration. Without `APP_ENV` a Worker is in production; the commands for local runs set
 * `local` (docs/decisions/008-production-unless-told-otherwise.md).
 */
export const configSchema = z
  .object({
    APP_ENV: oneOf("local", "production").transform((value) => value ?? "production"),
    OPENAI_API_KEY: key(),
    OPENAI_BASE_URL: base(),
    OPENAI_MODEL: text("the name of a model", (value) => /^[^\r\n]*\S[^\r\n]*$/.test(value)),
    IDEAS_FIRST: oneOf("knowledge", "model").transform((value) => value ?? "knowledge"),
    RAINFOREST_API_KEY: key(),
    RAINFOREST_BASE_URL: base(),
    CREATORS_CLIENT_ID: key(),
    CREATORS_CLIENT_SECRET: key(),
    CREATORS_TOKEN_URL: address(),
    CREATORS_BASE_URL: base(),
    OPEN_LIBRARY_BASE_URL: base(),
    DAILY_MODEL_CALLS: count(),
    DAILY_RETAIL_CALLS: count(),
    DAILY_TYPED_MAILS: count(),
    AFFILIATE_TAG_UK: tag(),
    AFFILIATE_TAG_US: tag(),
    EMAIL_FROM: bareAddress("gifts@example.com"),
    CONTACT_EMAIL: bareAddress("hello@example.com"),
    MAIL_DRIVER: oneOf("mailbox", "cloudflare", "resend"),
    RESEND_API_KEY: key(),
    RESEND_BASE_URL: base(),
    SESSION_SECRET: secret(),
    SESSION_SECRET_PREVIOUS: secret(),
    TURNSTILE_SITE_KEY: key(),
    TURNSTILE_SECRET_KEY: key(),
    TURNSTILE_BASE_URL: base(),
    PASSWORD_BREACHES_URL: base(),
    APP_ORIGIN: origin,
    LOCAL_CLOCK: text("an ISO time like 2026-12-24T09:00:00Z", isTime),
  })
  .transform((values, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const { APP_ENV, SESSION_SECRET = "", LOCAL_CLOCK } = values;
    if (!SESSION_SECRET) refuse("SESSION_SECRET", "set, to 32 bytes or more");
    if (LOCAL_CLOCK && APP_ENV === "production") refuse("LOCAL_CLOCK", "absent in production");
    const MAIL_DRIVER = values.MAIL_DRIVER ?? (APP_ENV === "local" ? "mailbox" : "cloudflare");
    return { ...values, SESSION_SECRET, MAIL_DRIVER } as const;
  });

/** The secrets that sign and verify, the current one first. */
export function secretsOf({ SESSION_SECRET, SESSION_SECRET_PREVIOUS }: Config): Secrets {
  return SESSION_SECRET_PREVIOUS ? [SESSION_SECRET, SESSION_SECRET_PREVIOUS] : [SESSION_SECRET];
}

/** The names of all variables. */
export const CONFIG_NAMES = Object.keys(configSchema.innerType().shape) as (keyof Config)[];

export type Config = z.output<typeof configSchema>;

/**
 * Parses the configuration. Throws an error of one line that names the first malformed variable and
 * does not contain its value.
 */
export function parseConfig(values: Record<string, unknown>): Config {
  const parsed = configSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path[0]} should be ${issue?.message}.`);
}
