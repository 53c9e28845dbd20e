import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countDeadMail } from "~/domain/outbox-upkeep.server";
import { version } from "../../package.json";

/** What this deployment works with: each part names the provider in use; and mails given up. */
export async function loader({ context: { providers, mailDriver, db } }: LoaderFunctionArgs) {
  const { ideas, products } = providers;
  const deadMails = await countDeadMail(db);
  return Response.json(
    {
      status: "ok",
      ideas: ideas.name,
      products: products.name,
      email: mailDriver,
      deadMails,
      version,
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}
