import type { AppLoadContext } from "@remix-run/cloudflare";

/** Names that no public name server knows: https://www.rfc-editor.org/rfc/rfc6761. */
const LOCAL_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.(?:localhost|test))$/;

/**
 * Throws 404 unless this is a local run, asked for by a name of this machine: a page of another site can
 * have a name of its own lead here.
 */
export function requireLocal({ config, requestOrigin }: AppLoadContext): void {
  const isLocal = config.APP_ENV === "local" && LOCAL_NAME.test(new URL(requestOrigin).hostname);
  if (!isLocal) throw new Response(null, { status: 404 });
}

/** A mail's HTML with a Content-Security-Policy that allows its inline styles and images only. */
export function mailHtml(html: string): Response {
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  });
}
