import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isSecure } from "~/lib/host-cookie.server";
import { ownPath } from "~/lib/own-path";
import { readForm } from "~/lib/read-form.server";
import { themeHeader } from "~/preferences.server";

/** Stores the chosen theme and redirects back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const theme = form.get("theme") === "light" ? "light" : "dark";
  const secure = isSecure(context);
  return redirect(ownPath(form.get("from")), {
    status: 303,
    headers: { "Set-Cookie": await themeHeader(theme, { secure }) },
  });
}

export const loader = () => redirect("/");
