import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { briefSchema } from "~/domain/brief/brief.server";

import { enqueueQuerySchema } from "~/domain/search/results-by-email.schema";
import { TOO_MANY_SEARCHES } from "~/domain/search/search-form";

import { methodNotAllowed, readJson } from "~/lib/http.server";
import { admitResultsByMail, tooManyResultsMails } from "~/lib/results-by-mail.server";
import { readBearer } from "~/session.server";

const refuse = (status: number, message: string, headers = {}) =>
  new Response(message, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** Starts a search: `{uid}`, or the error's text (product specification, section 7). */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const body = await readJson(request, briefSchema);
  if (!body.ok) return refuse(body.refusal.status, body.refusal.message);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const wish = enqueueQuerySchema.safeParse(query);
  if (!wish.success) return refuse(422, wish.error.issues[0]?.message ?? "Please check the query.");
  const wait = await context.limits.secondsToSearch(request);
  if (wait !== null) return refuse(429, TOO_MANY_SEARCHES, { "Retry-After": String(wait) });
  // A typed address may be anybody's, and is asked first; that of the bearer's account is theirs.
  const { subscribe, email } = wish.data;
  const viewer = subscribe ? await readBearer(request, context) : null;
  const isOwn = viewer !== null && viewer.email === email;
  const mail = await admitResultsByMail(request, context, { ...wish.data, isOwn });
  const { secondsToWait } = mail;
  if (secondsToWait !== null) {
    return refuse(429, tooManyResultsMails(secondsToWait), {
      "Retry-After": String(secondsToWait),
    });
  }
  const uid = await context.searches.start(body.value);
  await mail.mailTo(uid);
  return Response.json({ uid });
}

export const loader = () => methodNotAllowed("POST");
