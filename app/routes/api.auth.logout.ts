import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { logOut } from "~/domain/accounts/session-end.server";
import { privateJson, requirePost } from "~/lib/api.server";
import { methodNotAllowed } from "~/lib/http.server";
import { readSessionSecret, signedOutHeaders } from "~/session.server";

/** Ends the session of the cookie, if any. */
export async function action({ request, context }: ActionFunctionArgs) {
  requirePost(request);
  const secret = await readSessionSecret(request, context);
  if (secret) await logOut(context.db, secret);
  return privateJson({ message: "Logged out." }, await signedOutHeaders(context));
}

export const loader = () => methodNotAllowed("POST");
