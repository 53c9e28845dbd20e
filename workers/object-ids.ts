/**
 * Finds the Durable Object of a namespace with the id in an address; null if it is none. `idFromString` takes
 * capitals too, by which one object would have many names: in cookies, hashes and comparisons it has one. It
 * throws for text that is not an id of this namespace, without waking an object
 * (docs/decisions/012-random-object-ids-as-search-addresses.md).
 */
export function objectAt<T extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<T>,
  uid: string,
): DurableObjectStub<T> | null {
  if (!/^[0-9a-f]{64}$/.test(uid)) return null;
  try {
    return namespace.get(namespace.idFromString(uid));
  } catch {
    return null;
  }
}
