import { useRequestContext } from "./request-context";

/** The script that runs before the first paint: the server's alone, so the browser's code has none. */
export function FirstScript() {
  const { nonce, firstScript = "" } = useRequestContext();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
      dangerouslySetInnerHTML={{ __html: firstScript }}
    />
  );
}
