import { Agent, get } from "node:http";
import { percentile } from "./measure";

/** Requests per second, and latencies in ms. */
export type Load = { perSecond: number; p50: number; p99: number };

/**
 * Requests an address over keep-alive connections for `ms`, one request after the other on each.
 */
export async function load(
  address: string,
  { connections, ms }: { connections: number; ms: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const begun = performance.now();
  const requestRepeatedly = async () => {
    while (performance.now() - begun < ms) {
      const sent = performance.now();
      await request(address, agent);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, requestRepeatedly));
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
    const sent = get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    });
    sent.on("error", reject);
  });
}
