import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readMailbox } from "~/domain/mail/outbox-upkeep.server";
import { requireLocal } from "~/lib/local.server";

/** The mails of a local run as JSON, newest first; `?to=` filters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireLocal(context);
  const mails = await readMailbox(context.db, new URL(request.url).searchParams.get("to"));
  return Response.json(mails, { headers: { "Cache-Control": "no-store" } });
}
