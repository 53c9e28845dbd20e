/**
 * Resolves once the server can be reached, which the page is told of while it cannot. At once if this
 * cannot be found out. The code is there since the page was first used (app/entry.client.tsx).
 */
export const online = (): Promise<unknown> =>
  import("./send-again").then(({ connected }) => connected()).catch(() => {});
