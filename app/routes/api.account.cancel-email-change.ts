import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { cancelTokenSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { cancelEmailChange } from "~/domain/accounts/email-change-end.server";
import { privateJson, requirePost } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";

/** Cancels an email change by the token of its first mail; needs no session. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const { cancelToken } = await readJson(request, cancelTokenSchema);
  return (await cancelEmailChange({ db: context.db }, cancelToken, context.now()))
    ? privateJson({ message: ACCOUNT_TEXTS.emailChangeCancelled })
    : problem(422, ACCOUNT_TEXTS.cancelFailed);
}

export const loader = () => methodNotAllowed("POST");
