type Route = { id: string; parentId?: string; path?: string };

/** The first segments that routes begin with, and "" for the home page. */
export function firstSegments(routes: Record<string, Route | undefined>): Set<string> {
  return new Set(["", ...Object.values(routes).map((route) => ownSegment(routes, route) ?? "")]);
}

/** The routes that an address with this first segment can match, with all above them. */
export function routesOf<R extends Route>(
  routes: Record<string, R | undefined>,
  segment: string,
): Record<string, R> {
  const chosen: Record<string, R> = {};
  for (const [id, route] of Object.entries(routes)) {
    const own = ownSegment(routes, route);
    if (route && (own === null || own === segment)) chosen[id] = route;
  }
  return chosen;
}

/** The first segment that a route is tied to; null where it could match any (`*`, `:id`, the root). */
function ownSegment(routes: Record<string, Route | undefined>, route?: Route): string | null {
  const parent = route?.parentId ? routes[route.parentId] : undefined;
  const above = parent && ownSegment(routes, parent);
  if (!route || above) return above ?? null;
  const first = route.path?.split("/")[0] ?? "";
  return first === "" || /^[:*]/.test(first) ? null : first;
}
