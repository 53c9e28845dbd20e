import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { registerSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { register } from "~/domain/accounts/accounts.server";
import { tooManyMails } from "~/domain/mail/typed-mail-limits.server";
import { privateJson, requireAllowance, requirePost, tooManyRequests } from "~/lib/api.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";

/** Registers; the response does not reveal whether the address already had an account. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  await requireAllowance(request, context, "register");
  const registration = await readJson(request, registerSchema);
  const { db, links, isBreached } = context;
  const waitToMail = context.limits.waitToMail(request);
  const deps = { db, ...links, isBreached, waitToMail };
  const outcome = await register(deps, registration, context.now());
  if (outcome.state === "refused") return problem(422, "Failed to register.", outcome.errors);
  if (outcome.state === "slowed") {
    const wait = outcome.retryAfterSeconds;
    return tooManyRequests(wait, tooManyMails(wait));
  }
  context.sendMailSoon();
  return privateJson({ message: ACCOUNT_TEXTS.checkEmail });
}

export const loader = () => methodNotAllowed("POST");
