import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { registerSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { register } from "~/domain/accounts/accounts.server";
import { privateJson, requireAllowance, requirePost } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";

/** Registers; the response does not reveal whether the address already had an account. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  await requireAllowance(request, context, "register");
  const registration = await readJson(request, registerSchema);
  const { db, links, isBreached } = context;
  const outcome = await register({ db, ...links, isBreached }, registration, context.now());
  if (outcome.state === "refused") return problem(422, "Failed to register.", outcome.errors);
  context.sendMailSoon();
  return privateJson({ message: ACCOUNT_TEXTS.checkEmail });
}

export const loader = () => methodNotAllowed("POST");
