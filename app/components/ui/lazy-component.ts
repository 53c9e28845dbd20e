import { type ComponentType, lazy } from "react";

/**
 * A component whose code the browser loads only when it is rendered. Until then, and if loading
 * fails, the server's HTML stays and works without JavaScript
 * (docs/decisions/053-lazy-components-keep-the-servers-markup.md).
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  );
}
