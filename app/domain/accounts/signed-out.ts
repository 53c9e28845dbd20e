export const SIGNED_OUT_COOKIE = "signed-out";

/**
 * The cookie by which a browser marks a session as ended, encoded as Remix encodes cookies. `id` is
 * the session's public id; a later session has a different one.
 */
export function signedOutMark(id: string): string {
  return `${SIGNED_OUT_COOKIE}=${btoa(JSON.stringify(id))}; Path=/; SameSite=Lax`;
}
