import { Agent, get } from "node:http";
import { percentile } from "./measure";

export type Load = { perSecond: number; p50: number; p99: number };

// Bots are answered differently: entry.server.tsx waits for the whole page first.
const USER_AGENT = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

/** Asks for an address over kept connections, each as fast as it is answered; latencies in ms. */
export async function load(
  address: string,
  { connections, ms }: { connections: number; ms: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const begun = performance.now();
  const ask = async () => {
    while (performance.now() - begun < ms) {
      const sent = performance.now();
      await request(address, agent);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const elapsed = performance.now() - begun;
  agent.destroy();
  return {
    perSecond: (latencies.length / elapsed) * 1000,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

function request(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get(address, { agent, headers: { "User-Agent": USER_AGENT } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      answer.on("end", resolve).on("error", reject).resume();
    });
    sent.on("error", reject);
  });
}
