/** Any path without a route of its own. */
export function loader() {
  throw new Response(null, { status: 404 });
}
export const action = loader;

/** Never rendered; it makes this a page route, so that the root shows its 404 page. */
export default function NotFound() {
  return null;
}
