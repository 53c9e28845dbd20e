import { Scripts } from "@remix-run/react";
import { Children, cloneElement, isValidElement, type ReactElement } from "react";

type Props = { nonce: string | undefined };

/**
 * Remix's scripts, fetched after what a page shows without them: Chromium asks for the preloads of
 * modules before pictures (https://web.dev/articles/fetch-priority). `Scripts` is called rather
 * than rendered because it passes nothing on to the preloads that it writes.
 */
export function LateScripts({ nonce }: Props) {
  const scripts: ReactElement | null = Scripts({ nonce });
  return Children.map(scripts?.props.children, (child) =>
    isValidElement<object>(child) && child.type === "link"
      ? cloneElement(child, { fetchpriority: "low" } as object)
      : child,
  );
}
