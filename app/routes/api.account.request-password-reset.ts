import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { emailSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { requestPasswordReset } from "~/domain/accounts/passwords.server";
import { privateJson, requireAllowance, requirePost } from "~/lib/api.server";
import { methodNotAllowed } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";

/** Sends a reset link if the address has an account; the response does not reveal whether. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  await requireAllowance(request, context, "forgot");
  const { email } = await readJson(request, emailSchema);
  const { db, links } = context;
  const deps = { db, ...links, waitToMail: context.limits.waitToMail(request) };
  await requestPasswordReset(deps, email, context.now());
  context.sendMailSoon();
  return privateJson({ message: ACCOUNT_TEXTS.resetSent });
}

export const loader = () => methodNotAllowed("POST");
