import { NotFoundPage } from "~/components/error-page";

/** Any other path. */
export function loader() {
  throw new Response(null, { status: 404 });
}
export const action = loader;

export default NotFoundPage;
