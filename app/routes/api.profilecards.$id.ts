import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { deleteCard } from "~/domain/people/card-deletion.server";
import { toWireCard } from "~/domain/people/profile-card";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { updateCard } from "~/domain/people/profile-card-writes.server";
import { findProfileCard } from "~/domain/people/profile-cards.server";
import { invalid, methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

const notFound = () => problem(404, "There is no such profile card.");

/** Returns a profile card of the bearer. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await requireBearer(request, context);
  const card = await findProfileCard(context.db, viewer, params.id ?? "", context.now());
  return card ? Response.json(toWireCard(card)) : notFound();
}

/** Changes or deletes a profile card. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { db } = context;
  const id = params.id ?? "";
  if (request.method !== "PUT" && request.method !== "DELETE") {
    return methodNotAllowed("GET, PUT, DELETE");
  }
  const viewer = await requireBearer(request, context);
  if (request.method === "DELETE") {
    const deleted = await deleteCard(db, viewer.userId, id);
    return deleted ? new Response(null, { status: 204 }) : notFound();
  }
  const input = await readJson(request, profileCardSchema).catch(async (refusal) => {
    // 404 before 422: errors must not reveal whether another user's card exists.
    throw (await findProfileCard(db, viewer, id, context.now())) ? refusal : notFound();
  });
  const updated = await updateCard(db, viewer, id, { input }, context.now());
  if (!updated) return notFound();
  if (!updated.ok) return invalid(updated.errors);
  const card = await findProfileCard(db, viewer, id, context.now());
  return card ? Response.json(toWireCard(card)) : notFound();
}
