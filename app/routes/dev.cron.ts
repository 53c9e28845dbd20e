import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { requireLocal } from "~/lib/local.server";

const timeSchema = z.coerce.date();

/** Runs the cron jobs of a local run and waits for them; `?at=` sets their time (ISO 8601). */
export async function action({ request, context }: ActionFunctionArgs) {
  requireLocal(context);
  if (request.method !== "POST") return methodNotAllowed("POST");
  const at = new URL(request.url).searchParams.get("at");
  const time =
    at === null ? { success: true as const, data: context.now() } : timeSchema.safeParse(at);
  if (!time.success) return problem(400, "The query 'at' should be an ISO time.");
  await context.runCron(time.data);
  return Response.json({ at: time.data.toISOString() });
}

export function loader({ context }: LoaderFunctionArgs) {
  requireLocal(context);
  return methodNotAllowed("POST");
}
