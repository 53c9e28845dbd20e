import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { admitDownload } from "~/account-limits.server";
import { exportAccount } from "~/domain/accounts/account-data.server";
import { requireViewer } from "~/session.server";

/** All stored data of the viewer, as a JSON file; 429 if it is fetched too often. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  await admitDownload(context, viewer);
  const everything = await exportAccount(context.db, viewer, context.now());
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="ribbon-my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
