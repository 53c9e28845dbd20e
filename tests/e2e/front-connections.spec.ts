import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { expect, test } from "playwright/test";
import { listenInFront } from "../../workers/cli/front";
import { answerTo, behindFront, close, post, seenIn } from "../support/front";

test.describe("connections to one machine", { tag: "@no-javascript" }, () => {
  for (const method of ["GET", "POST"]) {
    test(`serves on after a ${method} with headers for one connection`, async () => {
      const ask = (...headers: string[]) =>
        behindFront(null, async (port) => {
          const lines = [`${method} / HTTP/1.1`, "Content-Length: 3", ...headers];
          const answer = await answerTo(port, [...lines, "Connection: close"], "a=1");
          // The same process answers afterwards.
          expect((await post(port, { Host: "ribbon.example" })).status).toBe(201);
          expect(answer).toMatch(/^HTTP\/1\.1 201 /m);
          return seenIn(answer);
        });
      for (const header of [
        "Trailer: X",
        "TE: trailers",
        "Keep-Alive: timeout=9",
        "Expect: 100-continue",
      ]) {
        const { body, headers } = await ask(header);
        expect(body, header).toBe("a=1");
        expect(Object.keys(headers), header).not.toContain(header.split(":")[0]?.toLowerCase());
      }
      const upgrade = await ask(
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: a",
      );
      expect(upgrade.headers).not.toHaveProperty("upgrade");
      const named = await ask(
        "Connection: X-Mine, Content-Length, Host",
        "X-Mine: 1",
        "X-Other: 2",
      );
      expect(named.headers).not.toHaveProperty("x-mine");
      expect(named).toMatchObject({ body: "a=1", headers: { "x-other": "2" } });
    });
  }

  test("passes on what the site checks, though a request names it as for one connection", async () => {
    const checked = ["Origin", "Cookie", "Content-Type", "Sec-Fetch-Site", "Sec-Fetch-Mode"];
    await behindFront(null, async (port) => {
      const lines = ["POST / HTTP/1.1", ...checked.map((name) => `${name}: x`)];
      const connection = `Connection: close, ${checked.join(", ").toLowerCase()}`;
      const { headers } = seenIn(await answerTo(port, [...lines, connection]));
      expect(Object.keys(headers)).toEqual(
        expect.arrayContaining(checked.map((name) => name.toLowerCase())),
      );
    });
  });

  test("keeps a body in chunks whole, and tells its trailers to nobody", async () => {
    await behindFront(null, async (port) => {
      const lines = ["POST / HTTP/1.1", "Transfer-Encoding: chunked", "Trailer: X"];
      const body = "1\r\na\r\n2\r\n=1\r\n0\r\nX: 1\r\n\r\n";
      const seen = seenIn(await answerTo(port, [...lines, "Connection: close"], body));
      expect(seen.body).toBe("a=1");
      expect(seen.headers).not.toHaveProperty("trailer");
    });
  });

  test("refuses a request for two hosts, of which Node would keep the first", async () => {
    await behindFront(null, async (port) => {
      const lines = ["GET /login HTTP/1.1", "Host: evil.example", "Connection: close"];
      expect(await answerTo(port, lines)).toMatch(/^HTTP\/1\.1 400 /);
    });
  });

  test("answers with 502 what cannot be passed on", async () => {
    const target = new URL("http://127.0.0.1:1");
    const front = await listenInFront({
      ...{ port: 0, target, proxyHeader: null, origin: "https://ribbon.example" },
    });
    const { port } = front.address() as AddressInfo;
    expect((await post(port, { Host: "ribbon.example" })).status).toBe(502);
    await close(front);
  });

  test("asks on a connection of its own each time, because the runtime closes idle ones", async () => {
    const connections = new Set<Socket>();
    const target = createServer((request, response) => {
      connections.add(request.socket);
      response.end();
    });
    await new Promise<void>((resolve) => target.listen(0, "127.0.0.1", resolve));
    const origin = "https://ribbon.example";
    const at = new URL(`http://127.0.0.1:${(target.address() as AddressInfo).port}`);
    const front = await listenInFront({ port: 0, target: at, proxyHeader: null, origin });
    const { port } = front.address() as AddressInfo;
    for (let count = 0; count < 3; count += 1) await post(port, { Host: "ribbon.example" });
    expect(connections.size).toBe(3);
    await close(front);
    await close(target);
  });

  test("hides what the runtime answers by itself", async () => {
    await behindFront(null, async (port) => {
      for (const path of [
        "/cdn-cgi/platform-proxy",
        "/x/../cdn-cgi/mf/scheduled",
        "/%2e/cdn-cgi/",
      ]) {
        const answer = await answerTo(port, [`GET ${path} HTTP/1.1`]);
        expect(answer, path).toMatch(/^HTTP\/1\.1 404 /);
      }
      const elsewhere = await answerTo(port, ["GET /?/cdn-cgi/ HTTP/1.1", "Connection: close"]);
      expect(elsewhere).toMatch(/^HTTP\/1\.1 201 /);
    });
  });
});
