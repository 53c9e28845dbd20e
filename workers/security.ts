import { verifyRequestOrigin } from "oslo/request";

/** A mail program posts its one click (RFC 8058) from wherever it is: the token alone decides. */
const ONE_CLICK_PATH = "/unsubscribe";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a write comes from another site. Browsers name the origin of every write; API clients
 * name none. `null` (a sandboxed frame, a stripped referrer) counts as foreign.
 */
export function isForeignWrite(request: Request): boolean {
  if (SAFE_METHODS.has(request.method) || isOneClick(request)) return false;
  const origin = request.headers.get("Origin");
  if (origin !== null) return !verifyRequestOrigin(origin, [new URL(request.url).host]);
  return request.headers.get("Sec-Fetch-Site") === "cross-site";
}

export function isOneClick(request: Request): boolean {
  return request.method === "POST" && new URL(request.url).pathname === ONE_CLICK_PATH;
}

type Sources = {
  nonce: string;
  /** Hosts of product images. */
  imageHosts: readonly string[];
  /** Where a page in development hears of changes. */
  sockets: string[];
};

/** The answer with the headers that every answer carries, whatever route it came from. */
export function withSecurityHeaders(
  response: Response,
  { production, ...sources }: { production: boolean } & Sources,
): Response {
  const secured = new Response(response.body, response);
  const { headers } = secured;
  // Only the local pages that show a mail bring a stricter one of their own.
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy(sources));
  }
  headers.set("X-Content-Type-Options", "nosniff");
  // A stricter policy makes browsers send `Origin: null` with forms, which would refuse them all.
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (production) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return secured;
}

function contentSecurityPolicy({ nonce, imageHosts, sockets }: Sources): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(" "),
    ["connect-src 'self'", ...sockets].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
