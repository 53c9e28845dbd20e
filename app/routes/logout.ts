import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { logOut } from "~/domain/sessions.server";
import { signedOutMark } from "~/domain/signed-out";
import { log } from "~/lib/log";
import { readSessionSecret, signedOutHeaders } from "~/session.server";

/** Ends the session. The browser is signed out even where its row cannot be reached. */
export async function action({ request, context }: ActionFunctionArgs) {
  const secret = await readSessionSecret(request, context);
  try {
    if (secret) await logOut(context.db, secret);
  } catch {
    log({ event: "logout.failed", requestId: context.requestId });
  }
  return redirect("/", { status: 303, headers: await signedOutHeaders(context) });
}

/** Where the server could not be asked, this browser forgets the session by itself. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    // biome-ignore lint/suspicious/noConsole: the product specification, section 8, wants it said there.
    console.warn("Backend logout failed");
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = signedOutMark(String(form.get("sessionId")));
    return redirect("/");
  }
}

export const loader = () => redirect("/");
