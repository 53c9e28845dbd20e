import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { logOut } from "~/domain/accounts/session-end.server";
import { log } from "~/lib/log";
import { readSessionSecret, signedOutHeaders } from "~/session.server";

/** Ends the session. Removes the cookie even if D1 fails. */
export async function action({ request, context }: ActionFunctionArgs) {
  const secret = await readSessionSecret(request, context);
  try {
    if (secret) await logOut(context.db, secret);
  } catch {
    log({ event: "logout.failed", requestId: context.requestId });
  }
  return redirect("/", { status: 303, headers: await signedOutHeaders(context) });
}

export const loader = () => redirect("/");
