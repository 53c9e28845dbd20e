import { type AppLoadContext, createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Asker } from "./domain/search/starter.server";
import { keptSeconds } from "./domain/shared/retention";
import { keyTextsFor } from "./lib/keys.server";
import { readBearer, readViewer } from "./session.server";

/** Searches that a browser is known to have started: the newest. As a cookie they are under 2 KB. */
const MOST = 20;

const startedSchema = z.array(z.string()).max(MOST).catch([]);

/**
 * Signed, and tells which searches this browser started, so that nobody else changes them
 * (docs/decisions/019-only-its-starter-changes-a-search.md).
 */
async function startedCookie({ config, secrets }: AppLoadContext) {
  const secure = config.APP_ENV === "production";
  return createCookie(secure ? "__Host-started" : "started", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: keptSeconds("startedCookie"),
    secrets: await keyTextsFor(secrets, "started searches cookie"),
  });
}

async function readStarted(request: Request, context: AppLoadContext): Promise<string[]> {
  const cookie = await startedCookie(context);
  // Remix throws if a forged signature is not base64.
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  return startedSchema.parse(value);
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
