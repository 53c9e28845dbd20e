/**
 * Keeps what was read for the last few keys that were asked for, until all is forgotten: whoever names a key
 * decides what is read, and must not decide how much is kept.
 */
export function fewKept<Key, Value>(most: number, read: (key: Key) => Value) {
  const kept = new Map<Key, Value>();
  return {
    read(key: Key): Value {
      const value = kept.has(key) ? (kept.get(key) as Value) : read(key);
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return value;
    },
    forget: () => kept.clear(),
    count: () => kept.size,
  };
}
