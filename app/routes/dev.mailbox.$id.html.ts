import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readMailboxEntry } from "~/domain/mail/outbox-upkeep.server";
import { mailHtml, requireLocal } from "~/lib/local.server";

/** The HTML of a mail as a mail program shows it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  requireLocal(context);
  const mail = await readMailboxEntry(context.db, params.id ?? "");
  if (!mail) throw new Response(null, { status: 404 });
  return mailHtml(mail.html);
}
