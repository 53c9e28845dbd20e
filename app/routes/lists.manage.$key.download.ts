import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listThere, readOrganiser } from "~/lists-cookie.server";

/** What the organiser may see of the list, as a JSON file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const key = params.key ?? "";
  const asker = await readOrganiser(request, context, key);
  const list = listThere(await context.lists.view({ organiser: key }, asker));
  const { details, gifts, isOwner } = list;
  const shown = gifts.map(({ id: _, offerUntil: __, claims, left, pledged, ...gift }) => ({
    ...gift,
    ...(!isOwner && {
      ...{ left, pledged },
      claims: claims.map(({ name, quantity, amount, note }) => ({ name, quantity, amount, note })),
    }),
  }));
  return new Response(JSON.stringify({ ...details, gifts: shown }, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="ribbon-list.json"',
      "Cache-Control": "no-store",
    },
  });
}
