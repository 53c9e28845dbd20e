import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { admitCards, CARDS_OF_PROFILE } from "~/account-limits.server";
import { issueAccessToken } from "~/domain/accounts/access-token.server";
import { profileSchema } from "~/domain/accounts/account.schema";
import { ACCOUNT_TEXTS } from "~/domain/accounts/account-texts";
import { updateProfile } from "~/domain/accounts/accounts.server";
import { privateJson, requirePost } from "~/lib/api.server";
import { methodNotAllowed } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

/** Updates the profile; ignores the email in the body. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const viewer = await requireBearer(request, context);
  const profile = await readJson(request, profileSchema);
  await admitCards(context, viewer, CARDS_OF_PROFILE, { isApi: true });
  const updated = await updateProfile({ db: context.db }, viewer, profile, context.now());
  const token = await issueAccessToken(context.secrets, updated, context.now());
  return privateJson({ message: ACCOUNT_TEXTS.profileUpdated, token });
}

export const loader = () => methodNotAllowed("POST");
