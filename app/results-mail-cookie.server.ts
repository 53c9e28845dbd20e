import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { keptSeconds } from "./domain/shared/retention";
import { hostCookie, isSecure } from "./lib/host-cookie.server";
import { seal, unseal } from "./lib/sealed.server";

const PURPOSE = "results mail cookie";
/** Searches that a browser is known to have asked to be mailed: the newest. */
const MOST = 3;

const askedSchema = z.array(z.object({ uid: z.string(), email: z.string() }));
type Asked = z.output<typeof askedSchema>;

/**
 * Tells this browser, and nobody else with the address of the results, to whom they are mailed.
 * docs/decisions/087-who-asked-for-the-mail.md
 */
const resultsMailCookie = (context: AppLoadContext) =>
  hostCookie("results-mail", {
    secure: isSecure(context),
    maxAge: keptSeconds("resultsMailCookie"),
  });

/** The Set-Cookie header by which this browser knows to whom the results of a search go. */
export async function resultsMailHeader(
  request: Request,
  context: AppLoadContext,
  asked: Asked[number],
): Promise<string> {
  const others = (await readAsked(request, context)).filter(({ uid }) => uid !== asked.uid);
  const text = JSON.stringify([asked, ...others].slice(0, MOST));
  return resultsMailCookie(context).serialize(await seal(context.secrets, PURPOSE, text, ""));
}

/** The Set-Cookie header by which this browser forgets to whom results went. */
export function endResultsMailHeader(context: AppLoadContext): Promise<string> {
  return resultsMailCookie(context).serialize("", { maxAge: 0 });
}

/** The address to which this browser had the results of a search mailed, or null. */
export async function readResultsMailAddress(
  request: Request,
  context: AppLoadContext,
  uid: string,
): Promise<string | null> {
  const asked = await readAsked(request, context);
  return asked.find((one) => one.uid === uid)?.email ?? null;
}

async function readAsked(request: Request, context: AppLoadContext): Promise<Asked> {
  const value: unknown = await resultsMailCookie(context).parse(request.headers.get("Cookie"));
  if (typeof value !== "string" || value === "") return [];
  const text = await unseal(context.secrets, PURPOSE, value, "");
  return text === null ? [] : askedSchema.parse(JSON.parse(text));
}
