import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { briefSchema } from "~/domain/brief.server";
import { methodNotAllowed, readJson } from "~/lib/http.server";

/** Starts a search: `{uid}`, or the error's text (product specification, section 7). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const body = await readJson(request, briefSchema);
  if (!body.ok) return new Response(body.refusal.message, { status: body.refusal.status });
  const uid = await context.searches.start(body.value);
  return Response.json({ uid });
}

export const loader = () => methodNotAllowed("POST");
