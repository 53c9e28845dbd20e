import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportAccount } from "~/domain/accounts/account-data.server";
import { requireViewer } from "~/session.server";

/** All stored data of the viewer, as a JSON file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const everything = await exportAccount(context.db, viewer, context.now());
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="ribbon-my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
