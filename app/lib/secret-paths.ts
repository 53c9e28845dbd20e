/**
 * Whether a path is itself the secret of who may see the page, such as `/ask/{token}`: nothing may tell
 * others of it (docs/decisions/100-asking-the-recipient.md). Data requests end in `.data`.
 */
export const isSecretPath = (pathname: string) => pathname.startsWith("/ask/");
