/**
 * Whether a path is itself the secret of who may see the page, as `/ask/{token}` and those of shared lists
 * are: nothing may tell others of it (docs/decisions/099-a-list-is-shared-by-two-addresses.md,
 * docs/decisions/100-asking-the-recipient.md). Data requests end in `.data`.
 */
export const isSecretPath = (pathname: string) =>
  /^\/(?:ask|lists)(?:\/|$|\.)/i.test(decoded(pathname));

/** Routes are found by the decoded path, so `/%61sk/{token}` is one, too. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
