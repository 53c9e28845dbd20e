import { logDevReady } from "@remix-run/cloudflare";
import { PAGE_VIEWER_HEADER } from "~/domain/accounts/page-viewer";
import { pictureAddresses } from "~/domain/shops/picture-address.server";
import { log } from "~/lib/log";
import { isSecretPath } from "~/lib/secret-paths";
import { isOfOtherViewer } from "~/session.server";
import { endTypedHeader, isKeptAccepted } from "~/typed-cookie.server";
import * as build from "../build/index.js";
import { isTooLong } from "./address-length";
import { clockOf } from "./clock";
import { secretsOf } from "./config";
import { createContext } from "./context";
import { runCron } from "./cron";
import { parseEnv } from "./env";
import { createGroupedHandler } from "./grouped-handler";
import { keepingPages } from "./kept-pages";
import { isReadable } from "./readable-address";
import { discardUnread, readableCopy } from "./readable-copy";
import {
  isForeignWrite,
  isOneClick,
  isOwnWithoutOrigin,
  leadsElsewhere,
  withSecurityHeaders,
} from "./security";
import { warmUp } from "./warm-up";

export { GiftList } from "./gift-list";
export { GiftSearch } from "./gift-search";
export { SharedAnswers } from "./shared-answers";
export { SiteBudget } from "./site-budget";
export { VisitorQuota } from "./visitor-quota";

const handle = keepingPages(createGroupedHandler(build));
const isDevelopment = process.env.NODE_ENV === "development";
// Tells `remix dev` that this build is running, so that it reloads open pages.
if (isDevelopment) logDevReady(build);

export default {
  async fetch(request, env, execution): Promise<Response> {
    const environment = parseEnv(env);
    const { config } = environment;
    const details = {
      requestId: crypto.randomUUID(),
      nonce: crypto.randomUUID(),
      requestOrigin: new URL(request.url).origin,
      waitUntil: (work: Promise<unknown>) => execution.waitUntil(work),
    };
    const production = config.APP_ENV === "production";
    const respond = async () => {
      if (!isReadable(new URL(request.url))) {
        await discardUnread(request);
        return refused(request, 404, NOTHING);
      }
      if (isTooLong(new URL(request.url))) {
        await discardUnread(request);
        return refused(request, 414, "This address is too long.");
      }
      if (isForeignWrite(request, config.APP_ORIGIN)) {
        await discardUnread(request);
        return refused(request, 403, FOREIGN);
      }
      // Remix trusts X-Forwarded-Host over Host when it checks the origin of a form post
      // (docs/decisions/044-foreign-writes-and-referrer-policy.md).
      const trusted = await readableCopy(request);
      trusted.headers.delete("X-Forwarded-Host");
      if (isOneClick(request) || isOwnWithoutOrigin(request)) trusted.headers.delete("Origin");
      const pictures = await pictureAddresses(secretsOf(config), () => clockOf(config));
      const context = createContext(environment, { ...details, pictures });
      if (await isOfOtherViewer(trusted, context)) {
        await discardUnread(trusted);
        return new Response(null, { status: 409, headers: { [PAGE_VIEWER_HEADER]: "other" } });
      }
      const handled = await handle(trusted, context);
      const isElsewhere = leadsElsewhere(request, handled, config.APP_ORIGIN);
      const answer = isElsewhere ? refusedRedirect(handled) : handled;
      if (isPage(answer)) warmUp(environment, details.waitUntil);
      await discardUnread(trusted);
      const response = isKeptAccepted(request, answer)
        ? withCookie(answer, await endTypedHeader(context))
        : answer;
      return isApi(request) && isPage(response) ? refused(request, 404, NOTHING) : response;
    };
    const sockets = isDevelopment ? ["ws://localhost:*"] : [];
    const frames = isChallenge(request) ? [CHALLENGES] : [];
    const sources = { nonce: details.nonce, imageHosts: environment.imageHosts, frames, sockets };
    const isSecret = isSecretPath(new URL(request.url).pathname);
    return withSecurityHeaders(await respond(), { production, isSecret, ...sources });
  },

  async scheduled({ scheduledTime }, env, execution): Promise<void> {
    const environment = parseEnv(env);
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    const origin = environment.config.APP_ORIGIN;
    await runCron(environment, { at: new Date(scheduledTime), origin, waitUntil });
  },
} satisfies ExportedHandler<Env>;

function withCookie(response: Response, header: string): Response {
  const changed = new Response(response.body, response);
  changed.headers.append("Set-Cookie", header);
  return changed;
}

/** Where Turnstile's frame comes from. */
const CHALLENGES = "https://challenges.cloudflare.com";
const isChallenge = (request: Request) => new URL(request.url).pathname === "/challenge";

const NOTHING = "There is nothing at this address.";
const FOREIGN = "This request came from another site, so it was refused.";

/** A route made an address of what it was given: whatever that was, nobody is sent there. */
function refusedRedirect({ status }: Response): Response {
  log({ event: "redirect.refused", status });
  return new Response(NOTHING, { status: 404 });
}

const isApi = (request: Request) => /^\/api(?:\/|$)/.test(new URL(request.url).pathname);
const isPage = (response: Response) =>
  response.headers.get("Content-Type")?.startsWith("text/html") ?? false;

/** What no route answers, as the API or a page says it: Remix has a page for an address with a line break. */
function refused(request: Request, status: 403 | 404 | 414, message: string): Response {
  if (!isApi(request)) return new Response(message, { status });
  return Response.json({ message }, { status, headers: { "Cache-Control": "no-store" } });
}
