import type { RequestHandler } from "@remix-run/cloudflare";

export const MANIFEST = "/__manifest";

/**
 * Answers a request for the routes of some paths (https://remix.run/docs/en/main/guides/lazy-route-discovery) by asking
 * the handler of each first segment for those of its own, because Remix matches each beginning of a path against every
 * route that it has.
 */
export async function manifestOf(
  request: Request,
  handlerOf: (pathname: string) => RequestHandler,
): Promise<Response> {
  const url = new URL(request.url);
  const paths = new Map<RequestHandler, string[]>();
  for (const path of url.searchParams.getAll("p")) {
    const handle = handlerOf(path.startsWith("/") ? path : `/${path}`);
    paths.set(handle, [...(paths.get(handle) ?? []), path]);
  }
  // Without any path it is Remix that says so.
  if (paths.size === 0) return handlerOf("/")(request);
  const routes = {};
  let answer = new Response();
  for (const [handle, own] of paths) {
    url.searchParams.delete("p");
    for (const path of own) url.searchParams.append("p", path);
    answer = await handle(new Request(url, { headers: request.headers }));
    if (answer.status !== 200) return answer;
    Object.assign(routes, await answer.json());
  }
  return new Response(JSON.stringify(routes), answer);
}
