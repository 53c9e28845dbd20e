import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { MANIFEST, manifestOf } from "./grouped-manifest";
import { firstSegments, routesOf } from "./route-groups";
import { withWaits } from "./wait-headers";

/**
 * A Remix request handler that matches each request only against the routes of its first path segment
 * and those that could match anywhere. Remix itself matches every route, four times per request
 * (docs/decisions/056-routes-grouped-by-first-segment.md).
 */
export function createGroupedHandler(loaded: ServerBuild): RequestHandler {
  const build = withWaits(loaded);
  const ungrouped = createRequestHandler(build);
  const groups = new Map<string, RequestHandler>();
  for (const segment of firstSegments(build.routes)) {
    const assets = { ...build.assets, routes: routesOf(build.assets.routes, segment) };
    const routes = routesOf(build.routes, segment);
    groups.set(segment, createRequestHandler({ ...build, assets, routes }));
  }
  const home = groups.get("") ?? ungrouped;
  return (request, context) => {
    const { pathname } = new URL(request.url);
    if (pathname === MANIFEST) {
      return manifestOf(request, (path) => groups.get(firstSegmentOf(plain(path))) ?? home);
    }
    const handle = groups.get(firstSegmentOf(pathname)) ?? ungrouped;
    return handle(request, context);
  };
}

/** Remix requests the data of `/login` and `/` as `/login.data` and `/_root.data`. */
function firstSegmentOf(pathname: string): string {
  const first = pathname.split("/")[1] ?? "";
  return first === "_root.data" ? "" : first.replace(/\.data$/, "");
}

/** A path as Remix compares it: decoded, whatever its case. */
function plain(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    return pathname;
  }
}
