import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { newEmailSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { requestEmailChangeCode } from "~/domain/accounts/email-change.server";
import { privateJson, requireAllowance, requirePost, tooManyRequests } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

/** Starts an email change: sends a code to the current address. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  await requireAllowance(request, context, "codes");
  const { newEmail } = await readJson(request, newEmailSchema);
  const { db, origin } = context;
  const outcome = await requestEmailChangeCode({ db, origin }, viewer, newEmail, context.now());
  if (outcome.state === "too-soon") return tooManyRequests(outcome.retryAfterSeconds);
  if (outcome.state === "same") {
    return problem(422, ACCOUNT_TEXTS.firstCodeFailed, { newEmail: [ACCOUNT_TEXTS.sameEmail] });
  }
  context.sendMailSoon();
  return privateJson({ message: ACCOUNT_TEXTS.firstCodeSent });
}

export const loader = () => methodNotAllowed("POST");
