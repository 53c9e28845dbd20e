import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { ACCOUNT_TEXTS, newEmailSchema } from "~/domain/accounts/account.schema";
import { submitNewEmail } from "~/domain/accounts/email-change.server";
import { answer, requireAllowance, requireBody, requirePost, tooMany } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { requireBearer } from "~/session.server";

/** Sends a code to the new address; 409 before the first code was taken. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  await requireAllowance(request, context, "codes");
  const { newEmail } = await requireBody(request, newEmailSchema);
  const { db, origin } = context;
  const outcome = await submitNewEmail({ db, origin }, viewer, newEmail, context.now());
  if (outcome.state === "too-soon") return tooMany(outcome.retryAfterSeconds);
  if (outcome.state === "not-now") return problem(409, ACCOUNT_TEXTS.secondCodeFailed);
  if (outcome.state === "same") {
    return problem(422, ACCOUNT_TEXTS.secondCodeFailed, { newEmail: [ACCOUNT_TEXTS.sameEmail] });
  }
  context.sendMailSoon();
  return answer({ message: ACCOUNT_TEXTS.secondCodeSent });
}

export const loader = () => methodNotAllowed("POST");
