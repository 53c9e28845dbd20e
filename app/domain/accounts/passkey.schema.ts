import { z } from "zod";
import { isOneLine } from "~/domain/shared/one-line";
import { TRANSPORTS } from "./passkey";

const text = z.string().max(20_000);

/** What the browser's `navigator.credentials.create` answered, as JSON in a field. */
export const createdPasskeySchema = z.object({
  id: text.min(1),
  response: z.object({
    clientDataJSON: text,
    // Old browsers lack the next two, and cannot add a passkey.
    authenticatorData: text,
    publicKey: text,
    transports: z.array(z.enum(TRANSPORTS)).max(10).catch([]),
  }),
});
export type CreatedPasskey = z.output<typeof createdPasskeySchema>;

/** What the browser's `navigator.credentials.get` answered. */
export const usedPasskeySchema = z.object({
  id: text.min(1),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskeySchema>;

/** A form's field that holds JSON of this schema. */
export const jsonField = <S extends z.ZodTypeAny>(schema: S) =>
  z
    .string()
    .transform((field, context) => {
      try {
        return JSON.parse(field) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "Not JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema);

const NAME_LENGTH = 60;
/** The name of a passkey, by which its owner tells it apart. */
export const passkeyNameSchema = z.object({
  passkey: text,
  name: z
    .string({ required_error: "Please enter a name" })
    .max(4 * NAME_LENGTH, `Please use at most ${NAME_LENGTH} characters`)
    .transform((name) => name.normalize("NFC").trim())
    .refine((name) => name !== "", "Please enter a name")
    .refine(isOneLine, "Please use plain text on one line")
    .refine(
      (name) => [...name].length <= NAME_LENGTH,
      `Please use at most ${NAME_LENGTH} characters`,
    ),
});
