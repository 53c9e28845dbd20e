import { createServer } from "node:net";
import { Stop } from "./stop";

/** Throws a Stop if the port is in use on any address of localhost, or not permitted. */
export async function requireFreePort(port: number): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const error = await tryPort(port, host);
    if (error === "EADDRINUSE") {
      throw new Stop(`PORT ${port} is used by another program; set PORT to a free one.`);
    }
    if (error === "EACCES") throw new Stop(`PORT ${port} needs permissions that this user lacks.`);
  }
}

/**
 * Below the range of ports for outgoing connections (from 49152 in RFC 6335, from 32768 on Linux).
 */
const PORT_RANGE = { first: 10_000, count: 20_000 };

/**
 * The wanted port if it is free, else a random free one. Outgoing connections do not use this range,
 * so the port is still free when a server binds it seconds later.
 */
export async function freePort(wanted = randomPort()): Promise<number> {
  for (let port = wanted; ; port = randomPort()) {
    if ((await tryPort(port, "127.0.0.1")) === undefined) return port;
  }
}

const randomPort = () => PORT_RANGE.first + Math.floor(Math.random() * PORT_RANGE.count);

/** The code of the error on listening, such as EADDRINUSE; undefined if the port is free. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
