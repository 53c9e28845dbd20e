import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { issueAccessToken } from "~/domain/accounts/access-token.server";
import { ACCOUNT_TEXTS, loginSchema } from "~/domain/accounts/account.schema";
import { logIn } from "~/domain/accounts/accounts.server";
import { answer, requireAllowance, requireBody, requirePost, tooMany } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readSessionSecret, signedInHeaders } from "~/session.server";

/** Signs in: `{token}`, and the session cookie that refresh-token takes. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  await requireAllowance(request, context, "login");
  const login = await requireBody(request, loginSchema);
  const userAgent = request.headers.get("User-Agent") ?? "";
  const endedSecret = await readSessionSecret(request, context);
  const outcome = await logIn(
    { db: context.db },
    { ...login, userAgent, endedSecret },
    context.now(),
  );
  if (outcome.state === "slowed") return tooMany(outcome.retryAfterSeconds);
  if (outcome.state === "wrong") return problem(401, ACCOUNT_TEXTS.wrongCredentials);
  if (outcome.state === "unconfirmed") return problem(403, ACCOUNT_TEXTS.unconfirmed);
  const token = await issueAccessToken(context.config, outcome.viewer, context.now());
  return answer({ token }, await signedInHeaders(outcome.secret, context));
}

export const loader = () => methodNotAllowed("POST");
