import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { stayingKnown } from "~/device.server";
import { resetPasswordSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { resetPassword } from "~/domain/accounts/passwords.server";
import { privateJson, requireAllowance, requirePost } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { mailboxHeader } from "~/mailbox-cookie.server";

/** Sets a new password by the token of a reset mail; ends every session of the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  await requireAllowance(request, context, "forgot");
  const fields = await readJson(request, resetPasswordSchema);
  const { db, origin, isBreached } = context;
  const reset = () => resetPassword({ db, origin, isBreached }, fields, context.now());
  const { outcome, headers } = await stayingKnown(request, context, fields.email, reset);
  if (outcome.state === "invalid") return problem(422, ACCOUNT_TEXTS.invalidResetLink);
  if (outcome.state === "refused") return problem(422, "Failed to reset password.", outcome.errors);
  context.sendMailSoon();
  headers.append("Set-Cookie", await mailboxHeader(context, fields.email));
  return privateJson({ message: ACCOUNT_TEXTS.passwordReset }, headers);
}

export const loader = () => methodNotAllowed("POST");
