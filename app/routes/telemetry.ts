import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireAllowance } from "~/lib/api.server";
import { methodNotAllowed } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { telemetrySchema, withoutIdentifiers } from "~/lib/telemetry.schema";
import { allowsTelemetry } from "~/preferences.server";

/** Counts the events of a beacon if the visitor accepted telemetry, and answers 204; 429 if they are too many. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  await requireAllowance(request, context, "telemetry");
  const body = await readJson(request, telemetrySchema);
  if (await allowsTelemetry(request)) {
    for (const event of body.events) {
      context.count({ ...event, path: withoutIdentifiers(event.path) });
    }
  }
  return new Response(null, { status: 204 });
}

export const loader = () => methodNotAllowed("POST");
