/** Throws 404 unless this is a local run. */
export function requireLocal({ APP_ENV }: { APP_ENV: "local" | "production" }): void {
  if (APP_ENV !== "local") throw new Response(null, { status: 404 });
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
