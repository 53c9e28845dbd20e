/** One entry of a search's event log. `version` increases with every write to that search. */
export type LogEntry = { version: number; key: string; value: unknown };

/**
 * Storage for a search's event log: the latest value of each key, versioned. A write is durable
 * once `write` returns. Keys are named in `search-event-log.ts`.
 */
export type EventLogStore = {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  /** The entries written after a version, oldest first. */
  since: (version: number) => LogEntry[];
  /** The entries whose key begins with a prefix, oldest first. No other entry is read. */
  under: (prefix: string) => LogEntry[];
  /** How many entries under a prefix have a value, without reading them. */
  count: (prefix: string) => number;
  /** The version of the last write; 0 before the first. */
  version: () => number;
};
