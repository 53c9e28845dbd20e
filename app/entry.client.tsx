import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RequestMarks } from "~/components/request-marks";

// Dialogs lock scrolling with a style element of their own, which the CSP wants a nonce on.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

const failed = document.querySelector<HTMLElement>("[data-request-id]");

startTransition(() => {
  hydrateRoot(
    document,
    <RequestMarks.Provider value={{ requestId: failed?.dataset.requestId }}>
      <RemixBrowser />
    </RequestMarks.Provider>,
  );
});
