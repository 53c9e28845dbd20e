/** Answers 404 for what is meant for local runs alone. */
export function requireLocal({ APP_ENV }: { APP_ENV: "local" | "production" }): void {
  if (APP_ENV !== "local") throw new Response(null, { status: 404 });
}

/** A mail's HTML: its inline styles need a policy of their own, and it may do nothing else. */
export function mailHtml(html: string): Response {
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  });
}
