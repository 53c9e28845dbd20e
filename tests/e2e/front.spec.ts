import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { listenInFront } from "../../workers/cli/front";

type Seen = { url: string; body: string; headers: Record<string, string> };

/** Sends a request through the front to a server that answers with what it got. */
async function throughFront(headers: Record<string, string>, proxyHeader: string | null) {
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
    return await post((front.address() as AddressInfo).port, headers);
  } finally {
    for (const server of [front, behind]) await close(server);
  }
}

function post(port: number, headers: Record<string, string>) {
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

const close = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

test.describe("one machine in production", { tag: "@no-javascript" }, () => {
  test("takes out what only Cloudflare may say, and passes on the rest", async () => {
    const { status, cookies, seen } = await throughFront(
      {
        Host: "ribbon.example",
        "CF-Connecting-IP": "203.0.113.1",
        "CF-Ray": "made up",
        "MF-Original-URL": "http://localhost/dev/mailbox",
        "MF-Route-Override": "other",
        "X-Real-IP": "203.0.113.2",
        Cookie: "session=x",
      },
      null,
    );
    expect(status).toBe(201);
    expect(cookies).toEqual(["a=1", "b=2"]);
    expect(seen).toMatchObject({ url: "/login?from=/account", body: "a=1" });
    expect(seen.headers).toMatchObject({ host: "ribbon.example", cookie: "session=x" });
    expect(seen.headers["cf-connecting-ip"]).toBe("127.0.0.1");
    expect(Object.keys(seen.headers).join()).not.toMatch(/mf-|cf-ray/);
  });

  test("refuses a host that can stand in no address", async () => {
    const hosts = [
      "a b",
      "[::1",
      "user@ribbon.example",
      "ribbon.example/health?",
      "ribbon.example#",
    ];
    for (const Host of [...hosts, "ribbon.example:", "ribbon.example:99999", "localhost\\x"]) {
      expect(await throughFront({ Host }, null)).toMatchObject({ status: 400, seen: null });
    }
  });

  test("answers for its own host, and for this machine", async () => {
    for (const Host of [
      "ribbon.example",
      "RIBBON.example",
      "localhost:8787",
      "127.0.0.1",
      "[::1]:80",
    ]) {
      expect((await throughFront({ Host }, null)).status, Host).toBe(201);
    }
    for (const Host of ["evil.example", "ribbon.example.evil.example", "ribbon.example:8443"]) {
      expect(await throughFront({ Host }, null), Host).toMatchObject({ status: 421, seen: null });
    }
  });

  test("refuses a body in a coding that it does not know", async () => {
    const headers = { Host: "ribbon.example", "Transfer-Encoding": "gzip, chunked" };
    expect((await throughFront(headers, null)).status).toBe(501);
  });

  test("believes the configured proxy alone, and its last word", async () => {
    const named = {
      ...{ Host: "ribbon.example", "X-Real-IP": "203.0.113.2" },
      "X-Forwarded-For": "198.51.100.9, 203.0.113.7",
    };
    const { seen } = await throughFront(named, "x-forwarded-for");
    expect(seen.headers["cf-connecting-ip"]).toBe("203.0.113.7");
    const noise = await throughFront(
      { Host: "ribbon.example", "X-Forwarded-For": "unknown" },
      "x-forwarded-for",
    );
    expect(noise.seen.headers["cf-connecting-ip"]).toBe("127.0.0.1");
  });
});
