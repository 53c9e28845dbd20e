import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { LIST_LIMITS, listPath } from "./domain/lists/gift-list";
import { parseForm, slowDown, typedIn } from "./lib/form.server";
import type { FormAnswer } from "./lib/form-errors";
import { idToAdd } from "./lib/id-to-add.server";
import { readForm } from "./lib/read-form.server";
import { listThere, readGiver, readListAsker } from "./lists-cookie.server";

type Answer = FormAnswer & { lost?: string };
type Typed = { name: string; note: string; quantity?: number; amount?: number };
type Posted = {
  request: Request;
  params: { id?: string; gift?: string };
  context: AppLoadContext;
};

const FULL = `This list holds ${LIST_LIMITS.claims} claims, which is as many as it can.`;

/** The gift of a form page; throws 404 if it is not on the list, or its visitor is not to give it. */
export async function readOpenGift({ request, params, context }: Posted) {
  const asker = await readListAsker(request, context);
  const list = listThere(await context.lists.view({ giver: params.id ?? "" }, asker));
  const isThere = !list.isOwner && list.gifts.some(({ id }) => id === params.gift);
  if (!isThere) throw new Response(null, { status: 404 });
  return { claimId: crypto.randomUUID(), title: list.details.title };
}

/**
 * Keeps a claim from a form, with the cookie by which the same browser takes it back. 409 with the state as
 * it is now if somebody else was first, 422 for what the form or the gift does not allow.
 */
export async function claimByForm<S extends z.ZodType<Typed, z.ZodTypeDef, unknown>>(
  { request, params, context }: Posted,
  schema: S,
) {
  const { id = "", gift = "" } = params;
  const wait = await context.limits.secondsToWait("claim", request);
  const form = await readForm(request);
  const refused = { typed: typedIn(form), errors: {} };
  if (wait !== null) return slowDown<Answer>(wait, { refused });
  const parsed = parseForm(form, schema);
  if (!parsed.ok) return data<Answer>({ refused: parsed.refused }, { status: 422 });
  const { name, note, quantity = 0, amount = 0 }: Typed = parsed.value;
  const { asker, header } = await readGiver(request, context);
  const claim = { id: idToAdd(form), name, note, quantity, amount };
  const outcome = listThere(await context.lists.claim(id, asker, gift, claim));
  switch (outcome.state) {
    case "kept":
      return redirect(`${listPath(id)}?done=kept`, {
        status: 303,
        headers: { "Set-Cookie": header },
      });
    case "lost":
      return data<Answer>({ lost: outcome.message, refused }, { status: 409 });
    case "refused": {
      const field = amount > 0 ? "amount" : "quantity";
      const errors = { [field]: [outcome.message] };
      return data<Answer>({ refused: { ...refused, errors } }, { status: 422 });
    }
    case "full":
      return data<Answer>({ refused, failure: FULL }, { status: 409 });
    case "missing":
      throw new Response(null, { status: 404 });
  }
}
