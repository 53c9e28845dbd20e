import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readPasswordSource } from "~/device.server";
import { issueAccessToken } from "~/domain/accounts/access-token.server";
import { loginSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { logIn } from "~/domain/accounts/accounts.server";
import { privateJson, requireAllowance, requirePost, tooManyRequests } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { loggedInHeaders, readSessionSecret } from "~/session.server";

/** Signs in: returns `{token}` and sets the session cookie, which refresh-token needs. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  await requireAllowance(request, context, "login");
  const login = await readJson(request, loginSchema);
  const userAgent = request.headers.get("User-Agent") ?? "";
  const endedSecret = await readSessionSecret(request, context);
  const from = await readPasswordSource(request, context, login.email);
  const outcome = await logIn(
    { db: context.db },
    { ...login, from, userAgent, endedSecret },
    context.now(),
  );
  if (outcome.state === "slowed") return tooManyRequests(outcome.retryAfterSeconds);
  if (outcome.state === "wrong") return problem(401, ACCOUNT_TEXTS.wrongCredentials);
  if (outcome.state === "unconfirmed") return problem(403, ACCOUNT_TEXTS.unconfirmed);
  const token = await issueAccessToken(context.secrets, outcome.viewer, context.now());
  const { secret } = outcome;
  return privateJson(
    { token },
    await loggedInHeaders(request, context, { secret, email: login.email }),
  );
}

export const loader = () => methodNotAllowed("POST");
