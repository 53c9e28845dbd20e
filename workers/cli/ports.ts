import { createServer } from "node:net";
import { Stop } from "./stop";

/** Throws where another program answers on the port, on any of the addresses of localhost. */
export async function requirePort(port: number): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const problem = await tryPort(port, host);
    if (problem === "EADDRINUSE") {
      throw new Stop(`PORT ${port} is taken by another program; set PORT to a free one.`);
    }
    if (problem === "EACCES") throw new Stop(`PORT ${port} needs rights that this user lacks.`);
  }
}

/** Below the range from which systems give ports to outgoing connections (RFC 6335: 49152; Linux: 32768). */
const OWN_PORTS = { first: 10_000, count: 20_000 };

/**
 * The wanted port where it is free, else any free one. It is still free when a server binds it
 * seconds later, because no outgoing connection is given one of these.
 */
export async function freePort(wanted = anyPort()): Promise<number> {
  for (let port = wanted; ; port = anyPort()) {
    if ((await tryPort(port, "127.0.0.1")) === undefined) return port;
  }
}

const anyPort = () => OWN_PORTS.first + Math.floor(Math.random() * OWN_PORTS.count);

function tryPort(port: number, host: string): Promise<string | undefined> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
