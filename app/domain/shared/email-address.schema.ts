import { z } from "zod";

/** The longest address, in characters. */
export const LONGEST_EMAIL = 254;

const message = "Please enter a valid email address";
const pattern =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.\u3002/?#%]+(\.[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.\u3002/?#%]+)+$/u;

/** A domain in one spelling: the full-width letters that some keyboards type are those of ASCII (UTS 46). */
function withPlainDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + address.slice(at).normalize("NFKC");
}

/** An address as it is stored and compared: lower case, accents in one encoding (NFC). */
export const emailAddress = z
  .string({ required_error: message, invalid_type_error: message })
  .max(4 * LONGEST_EMAIL, message)
  .transform((text) => withPlainDomain(text.normalize("NFC").trim()).toLowerCase())
  .refine((text) => text.length <= LONGEST_EMAIL && pattern.test(text), message);
