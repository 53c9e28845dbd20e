import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { codeSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { verifyEmailChangeCode } from "~/domain/accounts/email-change.server";
import { privateJson, requireAllowance, requirePost } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

/** Checks the code sent to the current address. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  await requireAllowance(request, context, "codes");
  const { code } = await readJson(request, codeSchema);
  if (await verifyEmailChangeCode({ db: context.db }, viewer, code, context.now())) {
    return privateJson({ message: ACCOUNT_TEXTS.firstCodeTaken });
  }
  return problem(422, ACCOUNT_TEXTS.invalidCode, { code: [ACCOUNT_TEXTS.invalidCode] });
}

export const loader = () => methodNotAllowed("POST");
