/** What is started first when a connection becomes free: the smaller number. */
export const URGENCY = { ideas: 0, products: 1, reviews: 2, details: 3 } as const;
export type Purpose = keyof typeof URGENCY;

export type Connections = <T>(purpose: Purpose, call: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `most` calls at a time; those that wait are begun by urgency, then in their order.
 * What everybody waits for (an idea, its products) so never stands behind forty details.
 */
export function limitConnections(most: number): Connections {
  const waiting: { urgency: number; begin: () => void }[] = [];
  let open = 0;

  const beginNext = () => {
    if (open >= most || waiting.length === 0) return;
    const first = waiting.reduce((best, one) => (one.urgency < best.urgency ? one : best));
    waiting.splice(waiting.indexOf(first), 1);
    open += 1;
    first.begin();
  };

  return async (purpose, call) => {
    await new Promise<void>((begin) => {
      waiting.push({ urgency: URGENCY[purpose], begin });
      beginNext();
    });
    try {
      return await call();
    } finally {
      open -= 1;
      beginNext();
    }
  };
}
