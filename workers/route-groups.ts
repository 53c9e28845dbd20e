type Route = { id: string; parentId?: string; path?: string };

/** The first path segments of all routes, with "" for the home page. */
export function firstSegments(routes: Record<string, Route | undefined>): Set<string> {
  return new Set([
    "",
    ...Object.values(routes).map((route) => requiredSegment(routes, route) ?? ""),
  ]);
}

/** The routes that a path with this first segment can match, with their parents. */
export function routesOf<R extends Route>(
  routes: Record<string, R | undefined>,
  segment: string,
): Record<string, R> {
  const chosen: Record<string, R> = {};
  for (const [id, route] of Object.entries(routes)) {
    const required = requiredSegment(routes, route);
    if (route && (required === null || required === segment)) chosen[id] = route;
  }
  return chosen;
}

/** The first segment that a route requires; null if it matches any (`*`, `:id`, the root). */
function requiredSegment(routes: Record<string, Route | undefined>, route?: Route): string | null {
  const parent = route?.parentId ? routes[route.parentId] : undefined;
  const inherited = parent && requiredSegment(routes, parent);
  if (!route || inherited) return inherited ?? null;
  const first = route.path?.split("/")[0] ?? "";
  return first === "" || /^[:*]/.test(first) ? null : first;
}
