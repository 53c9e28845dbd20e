import PQueue from "p-queue";

/** Which waiting call starts first when a connection becomes free: the smaller number. */
export const URGENCY = { ideas: 0, products: 1, reviews: 2, details: 3 } as const;
export type Purpose = keyof typeof URGENCY;

export type Connections = <T>(purpose: Purpose, call: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `most` calls at a time; waiting calls start by urgency, then first in, first out. A
 * visitor waits for ideas and products, so these never queue behind forty details.
 */
export function limitConnections(most: number): Connections {
  const queue = new PQueue({ concurrency: most });
  return (purpose, call) => queue.add(call, { priority: -URGENCY[purpose] });
}
