import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { isIP } from "node:net";
import { pipeline } from "node:stream";

/** `origin` is that of the site, whose host alone is served. */
type Front = { port: number; target: URL; proxyHeader: string | null; origin: string };

/** By these names this machine asks itself, whether it is healthy. */
const HERE = ["localhost", "127.0.0.1", "[::1]"];
/** Headers that Cloudflare and Miniflare set themselves and believe. */
const INTERNAL = /^(?:cf|mf)-/;
/** Headers that are for one connection. Node fails at some of them, such as a `Trailer` without chunks. */
const CONNECTION =
  "connection expect keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer upgrade".split(
    " ",
  );
/** How long a body is. Without any there is none. */
const FRAMING = ["content-length", "transfer-encoding"];
/**
 * What a client may not take out by naming it in `Connection`: what follows would be another request, or a write
 * of another site would pass for one of ours.
 */
const KEPT = new RegExp(`^(?:${FRAMING.join("|")}|host|origin|cookie|content-type|sec-fetch-.*)$`);

/**
 * Listens on this machine in front of Miniflare, which believes headers that on Cloudflare no client can
 * set: takes those out, and names the client in `CF-Connecting-IP` by the connection, or by the header
 * of a trusted proxy (docs/operations.md).
 */
export async function listenInFront({ port, target, proxyHeader, origin }: Front): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const refusal = refusalOf(incoming, new URL(origin).host);
    if (refusal) return void outgoing.writeHead(refusal, { Connection: "close" }).end();
    const headers = trusted(incoming.headers);
    const address = clientOf(incoming.headers, proxyHeader) ?? incoming.socket.remoteAddress;
    if (address) headers["cf-connecting-ip"] = address;
    passOn(incoming, outgoing, { target, headers });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}

type Passed = { target: URL; headers: IncomingHttpHeaders };

/** Answers with what the target answers; with 502 if that, or asking it, fails. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse, passed: Passed): void {
  const fail = () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  };
  const { method, url: path } = incoming;
  const { hostname, port } = passed.target;
  const { headers } = passed;
  try {
    // No connection serves twice: workerd may close one while the next request is written into it.
    const own = { hostname, port, agent: false } as const;
    const forwarded = request({ ...own, method, path, headers }, (response) => {
      try {
        outgoing.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
        pipeline(response, outgoing, () => {});
      } catch {
        forwarded.destroy();
        fail();
      }
    });
    forwarded.on("error", fail);
    outgoing.on("close", () => {
      forwarded.destroy();
      // What is left of a body would block the connection.
      incoming.unpipe(forwarded).resume();
    });
    if (!FRAMING.some((name) => name in headers)) return void forwarded.end();
    // Throws here if Node refuses the headers. A pipe would throw later, where nothing catches it.
    forwarded.flushHeaders();
    incoming.pipe(forwarded);
  } catch {
    fail();
  }
}

/**
 * Why a request is not passed on: 400 without a path of ours or with a host that is more or less than one (the
 * runtime fails at `user@host` and `host/path`), 404 for what Miniflare answers by itself, 421 for a host that is not the site's or this machine's, 501 for a
 * body in a coding that Node does not take apart. Null if it is.
 */
function refusalOf(incoming: IncomingMessage, own: string): 400 | 404 | 421 | 501 | null {
  const { url, headers, rawHeaders } = incoming;
  // Node keeps the first of several.
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name));
  const host = (hosts.length === 1 && headers.host?.toLowerCase()) || "";
  const address = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
  const isHost = address !== null && [address.host, `${address.host}:80`].includes(host);
  if (!url?.startsWith("/") || !isHost) return 400;
  if (new URL(`${address.origin}${url}`).pathname.startsWith("/cdn-cgi/")) return 404;
  if (host !== own && !HERE.includes(address.hostname)) return 421;
  const coding = headers["transfer-encoding"]?.toLowerCase().trim() ?? "chunked";
  return coding === "chunked" ? null : 501;
}

function trusted(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const entries = Object.entries(endToEnd(headers));
  return Object.fromEntries(entries.filter(([name]) => !INTERNAL.test(name)));
}

/** Headers without those that are for one connection alone (RFC 9110, 7.6.1), which Node sets itself. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").toLowerCase().split(",");
  const own = named.map((name) => name.trim()).filter((name) => !KEPT.test(name));
  const dropped = new Set([...CONNECTION, ...own]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** The last address in the proxy's header: those before it were sent by the client. */
function clientOf(headers: IncomingHttpHeaders, proxyHeader: string | null): string | undefined {
  const value = proxyHeader === null ? undefined : headers[proxyHeader];
  const last = [value].flat().at(-1)?.split(",").at(-1)?.trim();
  return last && isIP(last) ? last : undefined;
}
