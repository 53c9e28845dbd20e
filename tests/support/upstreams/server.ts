import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerCreators, answerOpenLibrary } from "./creators";
import { answerChat, type ChatRequest, isIdeasRequest } from "./openai";
import { answerRainforest } from "./rainforest";
import {
  endWaits,
  nextFault,
  type Received,
  SERVICES,
  type Service,
  type World,
  worldOf,
} from "./world";

/**
 * Fakes of all external services on one loopback port. Each test has its own world with the base
 * addresses `/{world}/openai/v1`, `/{world}/rainforest`, `/{world}/creators` and
 * `/{world}/openlibrary`. `PUT /{world}` sets plan and latency, `GET /{world}` returns the received
 * requests. `/bytes` sends a text back byte by byte.
 */
export async function startUpstreams(port = 0) {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin, stop };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? "/", "http://upstreams");
  const [, id = "", name, ...rest] = address.pathname.split("/");
  const world = worldOf(id);
  if (id === "bytes") return sendBytes(await readText(request), response);
  const body = await readBody(request);
  if (name === undefined) return control(world, request.method, body, response);
  const service = SERVICES.find((one) => one === name);
  if (!service) return void response.writeHead(404).end();
  await serve(
    world,
    { service, path: `/${rest.join("/")}`, query: address.searchParams, body },
    response,
  );
}

function control(
  world: World,
  method: string | undefined,
  body: unknown,
  response: ServerResponse,
): void {
  if (method === "PUT") {
    const { plan = {}, latency = {} } = body as Partial<World>;
    Object.assign(world.plan, plan);
    Object.assign(world.latency, latency);
    if (Object.keys(latency).length > 0) endWaits(world);
  }
  response
    .writeHead(200, { "Content-Type": "application/json" })
    .end(JSON.stringify(world.received));
}

type Call = { service: Service; path: string; query: URLSearchParams; body: unknown };

function serve(world: World, { service, path, query, body }: Call, response: ServerResponse) {
  const receive = (kind: string, detail: string) => {
    world.received.push({ service, kind, detail, at: Date.now(), body } satisfies Received);
    return nextFault(world, `${service}/${kind}`);
  };
  if (service === "openai") {
    const chat = body as ChatRequest;
    const fault = receive(isIdeasRequest(chat) ? "ideas" : "reviews", path);
    return answerChat(world, chat, fault, response);
  }
  if (service === "rainforest") {
    const kind = query.get("type") ?? "none";
    const fault = receive(kind, query.get("asin") ?? query.get("search_term") ?? "");
    return answerRainforest(world, query, fault, response);
  }
  if (service === "creators") {
    return answerCreators(world, path, body, receive(creatorsKind(path), path), response);
  }
  return answerOpenLibrary(
    world,
    path,
    receive(path === "/search.json" ? "search" : "work", path),
    response,
  );
}

function creatorsKind(path: string): string {
  if (path.endsWith("/token")) return "token";
  return path.endsWith("/getItems") ? "items" : "search";
}

/** Sends each byte of a text in a chunk of its own. */
function sendBytes(text: string, { socket }: ServerResponse): void {
  const chunks = [...Buffer.from(text, "utf8")].map(
    (byte) => `1\r\n${String.fromCharCode(byte)}\r\n`,
  );
  const head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
  socket?.end(`${head}${chunks.join("")}0\r\n\r\n`, "latin1");
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
