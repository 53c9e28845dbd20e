import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { gallery } from "~/domain/screens/mail-gallery";
import { mailHtml, requireLocal } from "~/lib/local.server";

/** One mail of the gallery as a mail program shows it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  requireLocal(context);
  const mail = (await gallery(context.origin))[params.name ?? ""];
  if (!mail) throw new Response(null, { status: 404 });
  return mailHtml(mail.html);
}
