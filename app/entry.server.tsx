import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { cssBundleHref } from "@remix-run/css-bundle";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { BEFORE_PAINT } from "./components/shell/before-paint";
import { RequestContext } from "./components/shell/request-context";
import { describeError } from "./lib/describe-error";
import { log } from "./lib/log";

const END = "</body></html>";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  { nonce, requestId, readStyles }: AppLoadContext,
) {
  const state = { status };
  const styles = await readStyles(cssBundleHref);
  const body = await renderToReadableStream(
    <RequestContext.Provider value={{ nonce, requestId, firstScript: BEFORE_PAINT, styles }}>
      <RemixServer context={entryContext} url={request.url} nonce={nonce} />
    </RequestContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        state.status = 500;
        log({ event: "request.failed", requestId, error: describeError(error) });
      },
    },
  );
  // Send the page whole: streamed parts need a script. docs/decisions/054-pages-are-sent-whole.md
  await body.allReady;
  const html = await new Response(body).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Of a refusal that was thrown, the headers reach no route.
  const { actionHeaders, loaderHeaders } = entryContext.staticHandlerContext;
  const answers = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)];
  const [wait] = answers.flatMap((one) => one?.get("Retry-After") ?? []);
  if (wait) headers.set("Retry-After", wait);
  // Remix renders the loaders' data as scripts after the document, where HTML allows nothing.
  return new Response(html.replace(END, "") + END, { status: state.status, headers });
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // Remix tells of refusals, too: a POST to a page without an action, an address that it cannot read.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log({ event: "request.failed", requestId: context.requestId, error: describeError(error) });
}
