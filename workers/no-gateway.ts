/**
 * Stands in for @ai-sdk/gateway in the bundle: the AI SDK imports it as its default provider, Ribbon always names
 * its own, and the package would add 22 KiB to the Worker (wrangler.toml).
 */
export function createGateway(): never {
  throw new Error("Ribbon has no default provider of models.");
}

export const gateway = createGateway;

/** Errors that nothing throws. */
class NeverThrown extends Error {
  static isInstance(_: unknown): boolean {
    return false;
  }
}

export { NeverThrown as GatewayAuthenticationError, NeverThrown as GatewayError };
