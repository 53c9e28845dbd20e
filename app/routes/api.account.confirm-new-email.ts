import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { codeSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { confirmNewEmail } from "~/domain/accounts/email-change-end.server";
import { privateJson, requireAllowance, requirePost } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer, signedOutHeaders } from "~/session.server";

/** Checks the code sent to the new address; changes the email and ends every session. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  await requireAllowance(request, context, "codes");
  const { code } = await readJson(request, codeSchema);
  const { db, origin } = context;
  if (!(await confirmNewEmail({ db, origin }, viewer, code, context.now()))) {
    return problem(422, ACCOUNT_TEXTS.emailFailed, { code: [ACCOUNT_TEXTS.emailFailed] });
  }
  context.sendMailSoon();
  return privateJson({ message: ACCOUNT_TEXTS.emailChanged }, await signedOutHeaders(context));
}

export const loader = () => methodNotAllowed("POST");
