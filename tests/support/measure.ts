import { freePort } from "../../workers/cli/ports";
import { type Server, startServer } from "./server";

/** The value below which a share (0 to 1) of the values lies; NaN if there are none. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 0.5);

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const millis = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The aim of a figure, marked if missed. A miss is no error, because machines differ. */
export const atMost = (limit: number, figure: number, show: (figure: number) => string) =>
  `<= ${show(limit)}${figure <= limit ? "" : "  missed"}`;
export const atLeast = (limit: number, figure: number, show: (figure: number) => string) =>
  `>= ${show(limit)}${figure >= limit ? "" : "  missed"}`;

/** Prints a table: the first column left-aligned, the others right-aligned. */
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

/** The state folder of the benchmarks, separate from that of `npm start`. */
export const BENCH_STATE = ".cache/bench/state";

export const benchPort = () => freePort(8870);

/** Runs `work` against Ribbon as `npm start` serves it; always stops the server. */
export async function withRibbon<T>(
  work: (origin: string) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const server: Server = await startServer({ stateDir: BENCH_STATE, port: await benchPort(), env });
  try {
    return await work(server.origin);
  } finally {
    await server.stop();
  }
}

/** Runs `work` without what it writes to the console. */
export async function withoutLog<T>(work: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => {};
  try {
    return await work();
  } finally {
    console.log = log;
  }
}
