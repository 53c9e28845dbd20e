import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Asker } from "./domain/search/starter.server";
import { keptSeconds } from "./domain/shared/retention";
import { readSigned, signedCookie } from "./lib/host-cookie.server";
import { readBearer, readViewer } from "./session.server";

/** Searches that a browser is known to have started: the newest. As a cookie they are under 2 KB. */
const MOST = 20;

const startedSchema = z.array(z.string()).max(MOST).catch([]);

/**
 * Signed, and tells which searches this browser started, so that nobody else changes them
 * (docs/decisions/019-only-its-starter-changes-a-search.md).
 */
const startedCookie = (context: AppLoadContext) =>
  signedCookie("started", context, {
    maxAge: keptSeconds("startedCookie"),
    purpose: "started searches cookie",
  });

async function readStarted(request: Request, context: AppLoadContext): Promise<string[]> {
  return startedSchema.parse(await readSigned(await startedCookie(context), request));
}

/** The Set-Cookie header of a browser that has started a search. */
export async function startedHeader(
  request: Request,
  context: AppLoadContext,
  uid: string,
): Promise<string> {
  const others = (await readStarted(request, context)).filter((one) => one !== uid);
  return (await startedCookie(context)).serialize([uid, ...others].slice(0, MOST));
}

/** Who asks for a search: by the cookie, else by the account of the session or of a token. */
export async function readAsker(
  request: Request,
  context: AppLoadContext,
  uid: string,
): Promise<Asker> {
  const holdsCookie = (await readStarted(request, context)).includes(uid);
  if (holdsCookie) return { holdsCookie, userId: null };
  const viewer = (await readBearer(request, context)) ?? (await readViewer(request, context));
  return { holdsCookie, userId: viewer?.userId ?? null };
}
