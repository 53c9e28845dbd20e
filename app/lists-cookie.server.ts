import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { ListAnswer, ListAsker } from "./domain/lists/list-objects";
import { keptSeconds } from "./domain/shared/retention";
import { newSecret } from "./domain/shared/secrets.server";
import { admitVisitor } from "./lib/admit.server";
import { readSigned, signedCookie } from "./lib/host-cookie.server";
import { isObjectUid } from "./lib/object-uid";
import { readViewer, requireViewer } from "./session.server";

/** Lists that a browser is known to organise: the newest. As a cookie they are under 2 KB. */
const MOST = 20;
/** Of these, lists that it made: they stay, however many organiser's pages of others it opens. */
const MOST_MADE = 15;

const knownSchema = z
  .object({
    browser: z.string(),
    organises: z.array(z.string()).max(MOST),
    made: z.number().int().min(0).max(MOST_MADE).catch(0),
  })
  .nullable()
  .catch(null);

/**
 * Signed. `browser` is a secret by which a giver takes a claim back; `organises` are the lists whose claims
 * this browser must not show if they are wish lists, even at the givers' address: first those that it `made`, so
 * many, then those whose page it opened.
 */
const listsCookie = (context: AppLoadContext) =>
  signedCookie("lists", context, { maxAge: keptSeconds("listsCookie"), purpose: "lists cookie" });

async function readKnown(request: Request, context: AppLoadContext) {
  return knownSchema.parse(await readSigned(await listsCookie(context), request));
}

const admitted = new WeakSet<AppLoadContext>();

/**
 * Who asks for a list, by the cookie and the session. Counts the request, once however many loaders it has; throws 429
 * if its network address reads too much of lists in a minute.
 */
export async function readListAsker(request: Request, context: AppLoadContext): Promise<ListAsker> {
  if (!admitted.has(context)) {
    admitted.add(context);
    await admitVisitor(request, context, "read");
  }
  const known = await readKnown(request, context);
  const viewer = await readViewer(request, context);
  return {
    browser: known?.browser ?? null,
    organises: known?.organises ?? [],
    userId: viewer?.userId ?? null,
  };
}

/**
 * Who asks for the organiser's page. One that an account opens without its secret leads to the login first,
 * whether there is such a list or not, and keeps what was posted.
 */
export async function readOrganiser(
  request: Request,
  context: AppLoadContext,
  key: string,
): Promise<ListAsker> {
  if (isObjectUid(key)) await requireViewer(request, context);
  return readListAsker(request, context);
}

/** Who gives something: the same with a secret, and the Set-Cookie header that keeps it. */
export async function readGiver(request: Request, context: AppLoadContext) {
  const known = await readListAsker(request, context);
  const asker = { ...known, browser: known.browser ?? newSecret() };
  const { browser, organises } = asker;
  const made = (await readKnown(request, context))?.made ?? 0;
  const header = await (await listsCookie(context)).serialize({ browser, organises, made });
  return { asker, header };
}

/** The Set-Cookie header of a browser that has made a list. */
export async function organiserHeader(
  request: Request,
  context: AppLoadContext,
  uid: string,
): Promise<string> {
  const known = await readKnown(request, context);
  const organises = [uid, ...(known?.organises ?? [])];
  const made = Math.min((known?.made ?? 0) + 1, MOST_MADE);
  return serialize(context, known?.browser, organises, made);
}

/** The Set-Cookie header of a browser that opens the organiser's page of a list; null if it is known already. */
export async function openedHeader(
  request: Request,
  context: AppLoadContext,
  uid: string,
): Promise<string | null> {
  const known = await readKnown(request, context);
  if (known?.organises.includes(uid)) return null;
  const made = known?.made ?? 0;
  const organises = [...(known?.organises ?? [])];
  organises.splice(made, 0, uid);
  return serialize(context, known?.browser, organises, made);
}

async function serialize(
  context: AppLoadContext,
  known: string | undefined,
  lists: string[],
  made: number,
): Promise<string> {
  const [browser, organises] = [known ?? newSecret(), lists.slice(0, MOST)];
  return (await listsCookie(context)).serialize({ browser, organises, made });
}

const ENDED = "This list has ended, and what was on it has been deleted.";

/** What is at an address of a list; throws 404 for what is not there, and 410 for what has ended. */
export function listThere<T>(answer: ListAnswer<T>): T {
  if (!answer) throw new Response(null, { status: 404 });
  if (answer.state === "ended") throw listEnded();
  return answer.value;
}

/** The response for a list that has ended. */
export const listEnded = () => new Response(ENDED, { status: 410 });
