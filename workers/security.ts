/**
 * Mail programs post one-click unsubscribes from any origin (RFC 8058); a signed token protects them.
 */
const ONE_CLICK_PATH = "/unsubscribe";
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a write comes from another site: prevents cross-site request forgery
 * (docs/decisions/044-foreign-writes-and-referrer-policy.md). Browsers send `Origin` with every write,
 * API clients do not. `Origin: null`, as from a sandboxed frame, counts as foreign but for
 * `isOwnWithoutOrigin`, and so does our host with another scheme. `appOrigin` is the configured origin.
 */
export function isForeignWrite(request: Request, appOrigin: string | undefined): boolean {
  if (SAFE_METHODS.has(request.method) || isOneClick(request)) return false;
  const origin = request.headers.get("Origin");
  // A page without a referrer has forms without an origin: https://fetch.spec.whatwg.org/#origin-header
  if (isOwnWithoutOrigin(request)) return false;
  if (origin !== null) return origin !== ownOrigin(request, appOrigin);
  return request.headers.get("Sec-Fetch-Site") === "cross-site";
}

/** The configured origin if the request is to its host, as a proxy that ends TLS leaves another scheme; else its own. */
function ownOrigin({ url }: Request, appOrigin: string | undefined): string {
  const { host, origin } = new URL(url);
  return appOrigin !== undefined && new URL(appOrigin).host === host ? appOrigin : origin;
}

/** Whether a browser says that a request without an origin comes from our own page; no page can say so itself. */
export function isOwnWithoutOrigin({ headers }: Request): boolean {
  return headers.get("Origin") === "null" && headers.get("Sec-Fetch-Site") === "same-origin";
}

/** Whether the request is a one-click unsubscribe (RFC 8058). */
export function isOneClick(request: Request): boolean {
  return request.method === "POST" && new URL(request.url).pathname === ONE_CLICK_PATH;
}

/** Whether an answer sends a browser to another origin, as none of ours does. `appOrigin` is the configured one. */
export function leadsElsewhere(
  request: Request,
  { headers }: Response,
  appOrigin: string | undefined,
): boolean {
  const location = headers.get("Location");
  if (location === null) return false;
  const own = ownOrigin(request, appOrigin);
  return !URL.canParse(location, own) || new URL(location, own).origin !== own;
}

type Sources = {
  nonce: string;
  /** Hosts of product images, without the scheme. */
  imageHosts: readonly string[];
  /** Origins that the page may show in a frame. */
  frames: string[];
  /** WebSocket origins of the development server's live reload. */
  sockets: string[];
};

/** `isSecret`: whether the address itself is a secret. */
type Setting = { production: boolean; isSecret: boolean };

/**
 * The response with the security headers that every response has. The nonce of the
 * Content-Security-Policy is new for each response
 * (docs/decisions/045-content-security-policy-with-nonces.md).
 */
export function withSecurityHeaders(
  response: Response,
  { production, isSecret, ...sources }: Setting & Sources,
): Response {
  const secured = new Response(response.body, response);
  const { headers } = secured;
  // The local mailbox shows a mail under a stricter policy of its own.
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy(sources));
  }
  headers.set("X-Content-Type-Options", "nosniff");
  // Elsewhere not `no-referrer`: older browsers would send `Origin: null` with forms and nothing else,
  // which isForeignWrite refuses.
  headers.set("Referrer-Policy", isSecret ? "no-referrer" : "strict-origin-when-cross-origin");
  if (isSecret) headers.set("X-Robots-Tag", "noindex");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (production) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return secured;
}

function contentSecurityPolicy({ nonce, imageHosts, frames, sockets }: Sources): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(" "),
    ["connect-src 'self'", ...sockets].join(" "),
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
