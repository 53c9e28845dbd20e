import { z } from "zod";
import { emailAddress } from "~/domain/shared/email-address.schema";

/**
 * The address for the results of a search; `origin` is that of the links in the mail. `isOwn` if the
 * visitor is known to own the address; any other mail has nothing that the visitor wrote. `isUnsent` if
 * the address has had its mails of the day: nothing is sent, and the visitor is not told. `keptUntil` (ISO 8601 UTC) is set once the search has failed: until then a retry can still be mailed.
 */
export type ResultsMailTarget = {
  email: string;
  origin: string;
  isOwn?: boolean;
  isUnsent?: boolean;
  keptUntil?: string;
};

/** A visitor's choices about mail; `email` is null if they want no results by mail. */
export type EmailChoice = { email: string | null; subscribe: boolean };

const flag = z.preprocess(
  (value) => value === "true" || value === "on" || value === true,
  z.boolean(),
);

/** The form of a signed-in user, whose results go only to their own address. */
const ownSchema = z.object({ emailResults: flag, subscribe: flag });

/** The form of an anonymous visitor, who has to enter an address. */
const visitorSchema = ownSchema
  .extend({ email: z.string().optional() })
  .superRefine((form, context) => {
    if (!form.emailResults) return;
    const [issue] = emailAddress.safeParse(form.email ?? "").error?.issues ?? [];
    if (issue) context.addIssue({ code: "custom", path: ["email"], message: issue.message });
  });

/** The mail fields of the search form; `ownEmail` is null for an anonymous visitor. */
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
