import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { newEmailSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { submitNewEmail } from "~/domain/accounts/email-change.server";
import { privateJson, requireAllowance, requirePost, tooManyRequests } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

/** Sends a code to the new address. 409 unless the first code has been confirmed. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  await requireAllowance(request, context, "codes");
  const { newEmail } = await readJson(request, newEmailSchema);
  const { db, links } = context;
  const deps = { db, ...links, waitToMail: context.limits.waitToMail(request) };
  const outcome = await submitNewEmail(deps, viewer, newEmail, context.now());
  if (outcome.state === "too-soon") return tooManyRequests(outcome.retryAfterSeconds);
  if (outcome.state === "not-now") return problem(409, ACCOUNT_TEXTS.secondCodeFailed);
  if (outcome.state === "same") {
    return problem(422, ACCOUNT_TEXTS.secondCodeFailed, { newEmail: [ACCOUNT_TEXTS.sameEmail] });
  }
  context.sendMailSoon();
  return privateJson({ message: ACCOUNT_TEXTS.secondCodeSent });
}

export const loader = () => methodNotAllowed("POST");
