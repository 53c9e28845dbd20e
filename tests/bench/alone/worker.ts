import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { entry } from "../../../build/index.js";
import ribbon from "../../../workers/app";

// The local default takes precedence over the one exported here.
export * from "../../../workers/app";

type Page = { url: string; entryContext: EntryContext; context: AppLoadContext };

/** The last page that was answered: all that React needs to render it again. */
let last: Page | undefined;
const render = entry.module.default;
entry.module = {
  ...entry.module,
  default(request, status, headers, entryContext, context) {
    last = { url: request.url, entryContext, context };
    return render(request, status, headers, entryContext, context);
  },
};

/**
 * Ribbon, and at `/react-alone` the last page that it answered, rendered by React and nothing else: no
 * routes are matched, no data is loaded, and none is written into the page for the browser.
 */
export default {
  async fetch(request, env, execution): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== "/react-alone") return ribbon.fetch(request, env, execution);
    if (!last) return new Response(null, { status: 404 });
    const { url, entryContext, context } = last;
    const withoutData = { ...entryContext, serverHandoffStream: undefined };
    return render(new Request(url), 200, new Headers(), withoutData, context);
  },
} satisfies ExportedHandler<Env>;
