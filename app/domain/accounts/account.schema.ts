import { z } from "zod";
import { emailAddress } from "~/domain/shared/email-address.schema";
import { isAddress } from "~/domain/shared/links";
import { isOneLine } from "~/domain/shared/one-line";
import { REGIONS } from "~/domain/shared/region";
import { ACCOUNT_TEXTS } from "./account-texts";

/** Bounds in characters (code points). */
export const ACCOUNT_LIMITS = { name: 80, passwordMin: 8, passwordMax: 256 } as const;

const lengthOf = (text: string) => [...text].length;
const required = (message: string) =>
  z.string({ required_error: message, invalid_type_error: message });

/** What stands in no name: numbers, prices, signs that turn the writing round, towers of accents. */
const UNNAMED = /\p{Nd}{3}|\p{Sc}|\p{Bidi_Control}|\p{M}{4}/u;

const name = (missing: string) =>
  required(missing)
    .max(4 * ACCOUNT_LIMITS.name, `Please use at most ${ACCOUNT_LIMITS.name} characters`)
    .transform((text) => text.normalize("NFC").trim())
    .refine((text) => text !== "", missing)
    .refine(isOneLine, "Please use plain text on one line")
    // Mails to any address quote these names: links would let a spammer advertise through us.
    .refine((text) => !isAddress(text), "Please enter a name, not an address")
    .refine((text) => !UNNAMED.test(text), "Please enter a name, without numbers or prices")
    .refine(
      (text) => lengthOf(text) <= ACCOUNT_LIMITS.name,
      `Please use at most ${ACCOUNT_LIMITS.name} characters`,
    );

/** Normalised to NFKC, so that different keyboards produce the same password. */
const typedPassword = (missing: string) =>
  required(missing)
    .max(
      4 * ACCOUNT_LIMITS.passwordMax,
      `Please use at most ${ACCOUNT_LIMITS.passwordMax} characters`,
    )
    .transform((text) => text.normalize("NFKC"));

const newPassword = typedPassword("Please enter a password")
  .refine(
    (text) => lengthOf(text) >= ACCOUNT_LIMITS.passwordMin,
    `Please use at least ${ACCOUNT_LIMITS.passwordMin} characters`,
  )
  .refine(
    (text) => lengthOf(text) <= ACCOUNT_LIMITS.passwordMax,
    `Please use at most ${ACCOUNT_LIMITS.passwordMax} characters`,
  );

const currentPassword = (missing: string) =>
  typedPassword(missing).refine((text) => text !== "", missing);

/** Forms send the password twice; API clients may leave this out. */
const confirmPassword = z
  .string()
  .max(
    4 * ACCOUNT_LIMITS.passwordMax,
    `Please use at most ${ACCOUNT_LIMITS.passwordMax} characters`,
  )
  .transform((text) => text.normalize("NFKC"))
  .optional();

/**
 * Checks that a password was typed twice the same, beside the schema of its form: a refinement of that
 * schema would run only if every field is valid, and report the difference late.
 */
function sameTwice(field: "password" | "newPassword", message: string) {
  const most = 4 * ACCOUNT_LIMITS.passwordMax + 1;
  const normal = (text: unknown) =>
    String(text ?? "")
      .slice(0, most)
      .normalize("NFKC");
  return z
    .object({ [field]: z.unknown(), confirmPassword: z.unknown() })
    .refine(
      ({ confirmPassword, ...typed }) =>
        confirmPassword === undefined || normal(confirmPassword) === normal(typed[field]),
      { path: ["confirmPassword"], message },
    )
    .transform(() => ({}));
}

/** Converts the value of a form's checkbox; a JSON body sends a boolean already. */
const tick = (value: unknown) => (value === "on" || value === "true" ? true : value);

export const registerSchema = z
  .object({
    firstName: name("Please enter your first name"),
    lastName: name("Please enter your last name"),
    email: emailAddress,
    password: newPassword,
    confirmPassword,
    hasAgreedToTerms: z.preprocess(
      tick,
      z.literal(true, { errorMap: () => ({ message: ACCOUNT_TEXTS.agree }) }),
    ),
    agreedToTermsAt: z.string().datetime({ offset: true }).optional(),
    subscribeToMailingList: z.preprocess(tick, z.boolean().default(false)),
  })
  .and(sameTwice("password", ACCOUNT_TEXTS.passwordsDiffer));
export type Registration = z.output<typeof registerSchema>;

export const loginSchema = z.object({
  email: emailAddress,
  password: currentPassword("Please enter your password"),
});

/** A code of six digits from an authenticator app, or a recovery code. */
const secondStepCode = required(ACCOUNT_TEXTS.codeMissing)
  .max(80, ACCOUNT_TEXTS.invalidCode)
  .transform((text) => text.replace(/\s/g, ""))
  .refine((text) => text !== "", ACCOUNT_TEXTS.codeMissing);

export const secondStepSchema = z.object({ code: secondStepCode });

/** The API takes both steps of a log-in at once. */
export const apiLoginSchema = loginSchema.extend({ code: secondStepCode.optional() });

/** `email` is accepted for API clients that send the whole profile, and ignored. */
export const profileSchema = z.object({
  firstName: name("Please enter your first name"),
  lastName: name("Please enter your last name"),
  email: z.string().optional(),
  region: z.enum(REGIONS, { errorMap: () => ({ message: "Please choose UK or USA" }) }).optional(),
  timeZone: z.string().refine(isTimeZone, "Please choose a time zone").optional(),
});
export type ProfileUpdate = z.output<typeof profileSchema>;

export const changePasswordSchema = z
  .object({
    currentPassword: currentPassword("Please enter your current password"),
    newPassword,
    confirmPassword,
  })
  .and(sameTwice("newPassword", ACCOUNT_TEXTS.newPasswordsDiffer));

export const resetPasswordSchema = z
  .object({
    // An invalid address gets the same error as an invalid link, not one of its own.
    email: emailAddress.catch(""),
    token: required(ACCOUNT_TEXTS.invalidResetLink).min(1, ACCOUNT_TEXTS.invalidResetLink),
    newPassword,
    confirmPassword,
  })
  .and(sameTwice("newPassword", ACCOUNT_TEXTS.passwordsDiffer));

export const emailSchema = z.object({ email: emailAddress });
export const newEmailSchema = z.object({ newEmail: emailAddress });

export const codeSchema = z.object({
  code: required(ACCOUNT_TEXTS.invalidCode)
    .transform((text) => text.replace(/\s/g, ""))
    .refine((text) => /^\d{6}$/.test(text), ACCOUNT_TEXTS.invalidCode),
});

export const cancelTokenSchema = z.object({
  cancelToken: required(ACCOUNT_TEXTS.missingToken).min(1, ACCOUNT_TEXTS.missingToken),
});

/** A form that asks a signed-in user for the password again. */
export const ownPasswordSchema = z.object({
  password: currentPassword("Please enter your password"),
});

/** The body of update-mailing-list-subscription is the boolean itself. */
export const subscriptionSchema = z.boolean({ invalid_type_error: "Please send true or false" });

/** Intl takes abbreviations, and a minus sign that is no hyphen, which Temporal refuses. */
const PLAIN = /^(?:UTC|GMT|[+-]\d\d:\d\d|[A-Za-z_]+\/[\w/+-]+)$/;

function isTimeZone(text: string): boolean {
  try {
    return PLAIN.test(text) && Boolean(new Intl.DateTimeFormat("en-GB", { timeZone: text }));
  } catch {
    return false;
  }
}
