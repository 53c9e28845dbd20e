import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed, problem, readJson } from "~/lib/http.server";
import { telemetrySchema, withoutIdentifiers } from "~/lib/telemetry.schema";
import { allowsTelemetry } from "~/preferences.server";

/** Counts the events of a beacon if the visitor accepted telemetry. Returns 204 in any case. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const body = await readJson(request, telemetrySchema);
  if (!body.ok) return problem(body.refusal.status, body.refusal.message);
  if (await allowsTelemetry(request)) {
    for (const event of body.value.events) {
      context.count({ ...event, path: withoutIdentifiers(event.path) });
    }
  }
  return new Response(null, { status: 204 });
}

export const loader = () => methodNotAllowed("POST");
