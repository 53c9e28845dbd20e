import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { briefSchema } from "~/domain/brief/brief.server";
import { enqueueQuerySchema } from "~/domain/search/results-by-email.schema";
import { startSearch } from "~/domain/search/start-search.server";
import { clientKey } from "~/domain/shared/client-address";
import { methodNotAllowed, tooMany } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { readBearer } from "~/session.server";
import { startedHeader } from "~/started-cookie.server";

const refuse = (status: number, message: string) =>
  new Response(message, { status, headers: { "Cache-Control": "no-store" } });

/**
 * Starts a search and returns `{uid}`. Its starter is the account of the bearer, else the client that keeps the
 * cookie. Errors are plain text, unlike in the other API routes.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const brief = await readJson(request, briefSchema, refuse);
  const query = enqueueQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success)
    return refuse(422, query.error.issues[0]?.message ?? "Please check the query.");
  // Double opt-in unless the address is that of the bearer's own account.
  const viewer = await readBearer(request, context);
  const isOwn = viewer !== null && viewer.email === query.data.email;
  const search = await startSearch(
    {
      ...context,
      waitToSearch: () => context.limits.waitFor("search", request),
      waitToMail: context.limits.waitToMail(request),
    },
    {
      brief,
      userId: viewer?.userId ?? null,
      byEmail: { ...query.data, isOwn },
      client: clientKey(request.headers.get("CF-Connecting-IP")),
    },
    context.now(),
  );
  if (search.state === "limited")
    return new Response(search.message, tooMany(search.retryAfterSeconds));
  const { uid } = search;
  const headers = new Headers();
  if (!viewer) headers.set("Set-Cookie", await startedHeader(request, context, uid));
  return Response.json({ uid }, { headers });
}

export const loader = () => methodNotAllowed("POST");
