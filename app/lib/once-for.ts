/** A function that works out a value once for each object, and keeps it as long as the object. */
export function onceFor<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known.value;
    const value = work(key);
    kept.set(key, { value });
    return value;
  };
}
