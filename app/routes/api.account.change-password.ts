import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { changePasswordSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { changePassword } from "~/domain/accounts/passwords.server";
import { privateJson, requireAllowance, requirePost, tooManyRequests } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { loggedInHeaders, requireBearer } from "~/session.server";

/** Changes the password: the session gets a new cookie, the other sessions end. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  await requireAllowance(request, context, "login");
  const passwords = await readJson(request, changePasswordSchema);
  const { db, origin, isBreached } = context;
  const outcome = await changePassword(
    { db, origin, isBreached },
    viewer,
    passwords,
    context.now(),
  );
  if (outcome.state === "slowed") return tooManyRequests(outcome.retryAfterSeconds);
  if (outcome.state === "wrong") {
    const { wrongPassword } = ACCOUNT_TEXTS;
    return problem(422, wrongPassword, { currentPassword: [wrongPassword] });
  }
  if (outcome.state === "refused") return problem(422, "Password change failed.", outcome.errors);
  context.sendMailSoon();
  const login = { secret: outcome.secret, email: viewer.email };
  const headers = await loggedInHeaders(request, context, login);
  return privateJson({ message: ACCOUNT_TEXTS.passwordChanged }, headers);
}

export const loader = () => methodNotAllowed("POST");
