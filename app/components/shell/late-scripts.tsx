import { Scripts } from "@remix-run/react";
import { Children, cloneElement, isValidElement, type ReactElement } from "react";

type Props = { nonce: string | undefined };

/**
 * Remix's scripts with low-priority preloads, because Chromium fetches module preloads before
 * images (https://web.dev/articles/fetch-priority). Calls `Scripts` instead of rendering it,
 * because it has no prop for the attributes of its preloads.
 */
export function LateScripts({ nonce }: Props) {
  const scripts: ReactElement | null = Scripts({ nonce });
  return Children.map(scripts?.props.children, (child) =>
    isValidElement<object>(child) && child.type === "link"
      ? cloneElement(child, { fetchpriority: "low" } as object)
      : child,
  );
}
