import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { addCustomHoliday, holidaySchemaFor } from "~/domain/people/custom-holidays.server";
import { HOLIDAYS_FULL } from "~/domain/people/profile-card";
import { findProfileCard } from "~/domain/people/profile-cards.server";
import { methodNotAllowed, problem } from "~/lib/http.server";
import { readJson } from "~/lib/json-body.server";
import { requireBearer } from "~/session.server";

const notFound = () => problem(404, "There is no such profile card.");

/** Adds a custom holiday to a profile card. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { db } = context;
  const cardId = params.id ?? "";
  const viewer = await requireBearer(request, context);
  const schema = holidaySchemaFor(viewer, context.now());
  const input = await readJson(request, schema).catch(async (refusal) => {
    throw (await findProfileCard(db, viewer, cardId, context.now())) ? refusal : notFound();
  });
  const added = await addCustomHoliday(db, viewer, cardId, input, context.now());
  if (added === null) return notFound();
  if ("full" in added) return problem(409, HOLIDAYS_FULL[added.full]);
  const card = await findProfileCard(db, viewer, cardId, context.now());
  return Response.json(
    card?.holidays.find((holiday) => holiday.id === added.id),
    { status: 201 },
  );
}

export const loader = () => methodNotAllowed("POST");
