import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { issueAccessToken } from "~/domain/accounts/access-token.server";
import { subscriptionSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { setSubscription } from "~/domain/accounts/accounts.server";
import { privateJson, requirePost } from "~/lib/api.server";
import { methodNotAllowed } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

/** Subscribes or unsubscribes: the JSON body is `true` or `false`. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  const isSubscribed = await readJson(request, subscriptionSchema);
  const { db, links } = context;
  const updated = await setSubscription({ db, ...links }, viewer, isSubscribed, context.now());
  context.sendMailSoon();
  const token = await issueAccessToken(context.secrets, updated, context.now());
  const message = isSubscribed ? ACCOUNT_TEXTS.subscribed : ACCOUNT_TEXTS.unsubscribed;
  return privateJson({ message, token });
}

export const loader = () => methodNotAllowed("POST");
