import { type ComponentType, lazy } from "react";

/**
 * A component of which the browser fetches the code only where it is shown. Until it is there, or
 * where it cannot be fetched, what the server wrote stands and works without JavaScript.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  );
}
