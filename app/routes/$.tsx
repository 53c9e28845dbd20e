/** Any other path. */
export function loader() {
  throw new Response(null, { status: 404 });
}
export const action = loader;

/** Never shown: the root says what a 404 means. A route without a screen would answer without one. */
export default function Nowhere() {
  return null;
}
