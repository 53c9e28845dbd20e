import { useRequestContext } from "./request-context";

/**
 * The script that runs before the first paint. Only the server has its text, to keep it out of the
 * bundle.
 */
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
