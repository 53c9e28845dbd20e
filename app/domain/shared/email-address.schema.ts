import { z } from "zod";

/** The longest address, in characters. */
export const LONGEST_EMAIL = 254;

const message = "Please enter a valid email address";
const pattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u;

/** An address as it is stored and compared: lower case, accents in one encoding (NFC). */
export const emailAddress = z
  .string({ required_error: message, invalid_type_error: message })
  .max(4 * LONGEST_EMAIL, message)
  .transform((text) => text.normalize("NFC").trim().toLowerCase())
  .refine((text) => text.length <= LONGEST_EMAIL && pattern.test(text), message);
