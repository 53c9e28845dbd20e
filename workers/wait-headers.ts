import type { HeadersFunction, ServerBuild } from "@remix-run/cloudflare";

const WAIT = "Retry-After";

/** The wait that the route's action, loader or error asks for, or a route around it. */
const waits: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders, parentHeaders }) => {
  const answers = [actionHeaders, loaderHeaders, errorHeaders, parentHeaders];
  const [wait] = answers.flatMap((headers) => headers?.get(WAIT) ?? []);
  return new Headers(wait ? [[WAIT, wait]] : []);
};

/**
 * A build whose routes send on `Retry-After`, with documents and with data. Remix sends a header of an
 * action or a loader only where the route exports `headers`
 * (https://remix.run/docs/en/main/route/headers); a wait concerns all routes.
 */
export function withWaits(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, headers: waits } },
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}
