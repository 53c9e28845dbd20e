export const SIGNED_OUT_COOKIE = "signed-out";

/**
 * The cookie by which a browser says that it has left a session, in the encoding of Remix. `id`
 * names the session and is no secret; a later session has another one.
 */
export function signedOutMark(id: string): string {
  return `${SIGNED_OUT_COOKIE}=${btoa(JSON.stringify(id))}; Path=/; SameSite=Lax`;
}
