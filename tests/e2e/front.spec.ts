import { expect, test } from "playwright/test";
import { behindFront, post } from "../support/front";

/** Sends a request through the front to a server that answers with what it got. */
async function throughFront(headers: Record<string, string>, proxyHeader: string | null) {
  return behindFront(proxyHeader, (port) => post(port, headers));
}

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
