import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import {
  deleteCustomHoliday,
  findCustomHoliday,
  holidaySchemaFor,
  updateCustomHoliday,
} from "~/domain/people/custom-holidays.server";
import { findProfileCard } from "~/domain/people/profile-cards.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

const notFound = () => problem(404, "There is no such custom holiday.");

/** Changes or deletes a custom holiday. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { db } = context;
  const id = params.id ?? "";
  if (request.method !== "PUT" && request.method !== "DELETE")
    return methodNotAllowed("PUT, DELETE");
  const viewer = await requireBearer(request, context);
  if (request.method === "DELETE") {
    const cardId = await deleteCustomHoliday(db, viewer, id, context.now());
    return cardId ? new Response(null, { status: 204 }) : notFound();
  }
  const stored = await findCustomHoliday(db, viewer.userId, id);
  const schema = holidaySchemaFor(viewer, context.now(), stored);
  const input = await readJson(request, schema).catch((refusal) => {
    throw stored ? refusal : notFound();
  });
  const cardId = await updateCustomHoliday(db, viewer, id, input, context.now());
  if (!cardId) return notFound();
  const card = await findProfileCard(db, viewer, cardId, context.now());
  return Response.json(card?.holidays.find((holiday) => holiday.id === id));
}

export const loader = () => methodNotAllowed("PUT, DELETE");
