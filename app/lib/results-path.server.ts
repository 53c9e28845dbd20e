import { isObjectUid } from "~/lib/object-uid";

/** The path of a search's results, for a redirect to a uid from an address; throws a 404 response if it is none. */
export function resultsPath(uid: string | undefined): string {
  if (!isObjectUid(uid)) throw new Response(null, { status: 404 });
  return `/giftsearch/${uid}`;
}
