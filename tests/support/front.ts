import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { listenInFront } from "../../workers/cli/front";

/** What the server behind the front got. */
export type Seen = { url: string; body: string; headers: Record<string, string> };

/** Puts a server that answers with what it got behind a front, and asks that at its port. */
export async function behindFront<T>(
  proxyHeader: string | null,
  ask: (port: number) => Promise<T>,
) {
  const behind = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (part) => {
      body += part;
    });
    incoming.on("end", () => {
      const seen = { url: incoming.url, body, headers: incoming.headers };
      outgoing.writeHead(201, { "Set-Cookie": ["a=1", "b=2"] }).end(JSON.stringify(seen));
    });
  });
  await new Promise<void>((resolve) => behind.listen(0, "127.0.0.1", resolve));
  const target = new URL(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`);
  const front = await listenInFront({
    port: 0,
    target,
    proxyHeader,
    origin: "https://ribbon.example",
  });
  try {
    return await ask((front.address() as AddressInfo).port);
  } finally {
    for (const server of [front, behind]) await close(server);
  }
}

export function post(port: number, headers: Record<string, string>) {
  return new Promise<{ status: number; cookies: string[]; seen: Seen }>((resolve, reject) => {
    const path = "/login?from=/account";
    const sent = request({ port, host: "127.0.0.1", path, method: "POST", headers }, (response) => {
      let text = "";
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () => {
        const cookies = response.headers["set-cookie"] ?? [];
        resolve({ status: response.statusCode ?? 0, cookies, seen: JSON.parse(text || "null") });
      });
    });
    sent.on("error", reject).end("a=1");
  });
}

/** The answer to a request as it is written here. */
export function answerTo(port: number, lines: string[], body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      const host = "Host: ribbon.example";
      socket.write(`${[lines[0], host, ...lines.slice(1)].join("\r\n")}\r\n\r\n${body}`);
    });
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

export const seenIn = (answer: string): Seen => JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? "null");

export const close = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};
