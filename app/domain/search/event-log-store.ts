/** One entry of a search's event log. `version` grows with every write to that search. */
export type LogEntry = { version: number; key: string; value: unknown };

/**
 * Where a search keeps its event log: the newest value of each key, versioned and durable as soon
 * as `write` returns. The store does not know what the keys mean.
 */
export type EventLogStore = {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  /** The entries written after a version, in their order. */
  since: (version: number) => LogEntry[];
};
