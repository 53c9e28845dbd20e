import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from "node:http";
import { isIP } from "node:net";
import { pipeline } from "node:stream";

type Front = { port: number; target: URL; proxyHeader: string | null };

/** Headers that Cloudflare and Miniflare set themselves and believe. */
const INTERNAL = /^(?:cf|mf)-/;

/**
 * Listens on this machine in front of Miniflare, which believes headers that on Cloudflare no client can
 * set: takes those out, and names the client in `CF-Connecting-IP` by the connection, or by the header
 * of a trusted proxy (docs/operations.md).
 */
export async function listenInFront({ port, target, proxyHeader }: Front): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (!isOwnPath(incoming)) return void outgoing.writeHead(400).end();
    const headers = trusted(incoming.headers);
    const address = clientOf(incoming.headers, proxyHeader) ?? incoming.socket.remoteAddress;
    if (address) headers["cf-connecting-ip"] = address;
    const { method, url } = incoming;
    const { hostname, port } = target;
    const forwarded = request({ hostname, port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, outgoing, () => {});
    });
    forwarded.on("error", () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    pipeline(incoming, forwarded, () => {});
    outgoing.on("close", () => forwarded.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}

/** Whether a request names a path of ours, and a host that can stand in an address. */
const isOwnPath = ({ url, headers }: IncomingMessage) =>
  url?.startsWith("/") && URL.canParse(`http://${headers.host}`);

function trusted(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !INTERNAL.test(name)));
}

/** The last address in the proxy's header: those before it were sent by the client. */
function clientOf(headers: IncomingHttpHeaders, proxyHeader: string | null): string | undefined {
  const value = proxyHeader === null ? undefined : headers[proxyHeader];
  const last = [value].flat().at(-1)?.split(",").at(-1)?.trim();
  return last && isIP(last) ? last : undefined;
}
