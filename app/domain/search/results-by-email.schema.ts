import { z } from "zod";
import { emailAddress } from "~/domain/accounts/account.schema";

/** Where the results of a search are to be sent; `origin` is that of the links in the mail. */
export type ResultsWish = { email: string; origin: string };

const flag = z.preprocess(
  (value) => value === "true" || value === "on" || value === true,
  z.boolean(),
);

/** The wish in a form of a signed-in user: their own address is used, whatever the form says. */
const ownSchema = z.object({ emailResults: flag, subscribe: flag });

/** The wish in a form of a visitor, who has to type an address (product specification, section 5). */
const visitorSchema = ownSchema
  .extend({ email: z.string().optional() })
  .superRefine((wish, context) => {
    if (!wish.emailResults) return;
    const [issue] = emailAddress.safeParse(wish.email ?? "").error?.issues ?? [];
    if (issue) context.addIssue({ code: "custom", path: ["email"], message: issue.message });
  });

/** What the search form says of mail: `email` null where no mail is wanted. */
export function resultsWishSchema(ownEmail: string | null) {
  const wished = ownEmail === null ? visitorSchema : ownSchema;
  return wished.transform((wish) => {
    const typed = "email" in wish ? emailAddress.safeParse(wish.email ?? "").data : undefined;
    const email = wish.emailResults ? (ownEmail ?? typed ?? null) : null;
    return { email, subscribe: email !== null && wish.subscribe };
  });
}

/** The query of the enqueue call (product specification, section 7). */
export const enqueueQuerySchema = z
  .object({ email: emailAddress.optional(), subscribe: flag })
  .transform(({ email = null, subscribe }) => ({ email, subscribe: email !== null && subscribe }));
