import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toWireCard } from "~/domain/people/profile-card";
import { profileCardSchema } from "~/domain/people/profile-card.schema";
import { createCard } from "~/domain/people/profile-card-writes.server";
import { findProfileCard, listProfileCards } from "~/domain/people/profile-cards.server";
import { invalid, methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

/** Returns all profile cards of the bearer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireBearer(request, context);
  const cards = await listProfileCards(context.db, viewer, context.now());
  return Response.json(cards.map(toWireCard));
}

/** Adds a profile card. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("GET, POST");
  const viewer = await requireBearer(request, context);
  const body = await readJson(request, profileCardSchema);
  const created = await createCard(context.db, viewer, body, context.now());
  if (!created.ok) return invalid(created.errors, { full: created.full });
  const card = await findProfileCard(context.db, viewer, created.id, context.now());
  return card ? Response.json(toWireCard(card), { status: 201 }) : problem(404, "No such card.");
}
