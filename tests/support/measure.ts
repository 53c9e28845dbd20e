import { freePort } from "../../workers/cli/ports";
import { type Server, startServer } from "./server";

/** The value below which a share (0 to 1) of the values lies; NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 0.5);

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const millis = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** A figure beside its aim: a miss is marked, never an error, for machines differ. */
export const atMost = (limit: number, figure: number, show: (figure: number) => string) =>
  `<= ${show(limit)}${figure <= limit ? "" : "  missed"}`;
export const atLeast = (limit: number, figure: number, show: (figure: number) => string) =>
  `>= ${show(limit)}${figure >= limit ? "" : "  missed"}`;

/** Prints rows of text under their heads: the first column to the left, the others to the right. */
export function printTable(heads: string[], rows: string[][]): void {
  const lines = [heads, ...rows];
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join("   ").trimEnd()}`);
  }
}

/** The state folder of benchmarks: their own, so that no search of a visitor is among them. */
export const BENCH_STATE = ".cache/bench/state";

export const benchPort = () => freePort(8870);

/** Runs work against Ribbon as `npm start` serves it, and ends it whatever happens. */
export async function withRibbon<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const server: Server = await startServer({ stateDir: BENCH_STATE, port: await benchPort() });
  try {
    return await work(server.origin);
  } finally {
    await server.stop();
  }
}
