import { type AddressInfo, createServer } from "node:net";
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

/** The wanted port where it is free, else any free one. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", () => resolve(freePort()));
    probe.listen(wanted, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function tryPort(port: number, host: string): Promise<string | undefined> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
