import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { ACCOUNT_TEXTS, changePasswordSchema } from "~/domain/accounts/account.schema";
import { changePassword } from "~/domain/accounts/passwords.server";
import { answer, requireAllowance, requireBody, requirePost, tooMany } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { requireBearer, signedInHeaders } from "~/session.server";

/** Changes the password: the session gets a new cookie, the other sessions end. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  await requireAllowance(request, context, "login");
  const passwords = await requireBody(request, changePasswordSchema);
  const { db, origin } = context;
  const outcome = await changePassword({ db, origin }, viewer, passwords, context.now());
  if (outcome.state === "slowed") return tooMany(outcome.retryAfterSeconds);
  if (outcome.state === "wrong") {
    const { wrongPassword } = ACCOUNT_TEXTS;
    return problem(422, wrongPassword, { currentPassword: [wrongPassword] });
  }
  if (outcome.state === "refused") return problem(422, "Password change failed.", outcome.errors);
  context.sendMailSoon();
  const headers = await signedInHeaders(outcome.secret, context);
  return answer({ message: ACCOUNT_TEXTS.passwordChanged }, headers);
}

export const loader = () => methodNotAllowed("POST");
