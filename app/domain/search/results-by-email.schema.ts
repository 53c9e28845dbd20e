import { z } from "zod";
import { emailAddress } from "~/domain/shared/email-address.schema";

/** Where the results of a search are to be sent; `origin` is that of the links in the mail. */
export type ResultsMailTarget = { email: string; origin: string };

/** What a visitor chose about mail: `email` is null where none is wanted. */
export type EmailChoice = { email: string | null; subscribe: boolean };

const flag = z.preprocess(
  (value) => value === "true" || value === "on" || value === true,
  z.boolean(),
);

/** A signed-in user's form: their own address is used, whatever the form says. */
const ownSchema = z.object({ emailResults: flag, subscribe: flag });

/** An anonymous visitor's form, in which an address has to be typed. */
const visitorSchema = ownSchema
  .extend({ email: z.string().optional() })
  .superRefine((form, context) => {
    if (!form.emailResults) return;
    const [issue] = emailAddress.safeParse(form.email ?? "").error?.issues ?? [];
    if (issue) context.addIssue({ code: "custom", path: ["email"], message: issue.message });
  });

/** The part of the search form about mail; `ownEmail` is null for an anonymous visitor. */
export function resultsByEmailSchema(ownEmail: string | null) {
  const schema = ownEmail === null ? visitorSchema : ownSchema;
  return schema.transform((form): EmailChoice => {
    const typed = "email" in form ? emailAddress.safeParse(form.email ?? "").data : undefined;
    const email = form.emailResults ? (ownEmail ?? typed ?? null) : null;
    return { email, subscribe: email !== null && form.subscribe };
  });
}

/** The query of POST /api/giftsearch/enqueue. */
export const enqueueQuerySchema = z
  .object({ email: emailAddress.optional(), subscribe: flag })
  .transform(
    ({ email = null, subscribe }): EmailChoice => ({
      email,
      subscribe: email !== null && subscribe,
    }),
  );
